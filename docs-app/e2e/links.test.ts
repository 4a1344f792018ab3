import { test } from 'vitest';
import { expectLiveLinks } from './generatedLinks.ts';

test(
  'has no dead link on generated pages, including texts from libraries (FAULT C4)',
  expectLiveLinks,
);
