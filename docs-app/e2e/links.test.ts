import { test } from 'vitest';
import { expectLiveLinks } from './generatedLinks.ts';

test(
  'API pages and pages of releases have no dead link, also in texts of the library (FAULT C4)',
  expectLiveLinks,
);
