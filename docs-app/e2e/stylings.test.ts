import { testStylings } from './stylings.ts';

testStylings();
