import { testSearchTargets } from './testSearchTargets.ts';

testSearchTargets();
