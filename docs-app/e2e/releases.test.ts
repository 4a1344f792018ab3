import { test } from 'vitest';
import { judgeReleasePage, samples, testReleases } from './releases.ts';

testReleases();

test.concurrent.each(samples)(
  'release page %s logs no error and passes axe in both modes (WCAG 1.4.3)',
  judgeReleasePage,
);
