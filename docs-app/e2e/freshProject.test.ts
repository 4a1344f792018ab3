import { testFreshProjects } from './freshProjects.ts';

testFreshProjects();
