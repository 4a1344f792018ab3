import { test } from 'vitest';
import { expectLiveLinks } from './generatedLinks.ts';

test('finds no dead link on generated pages, including library text (FAULT C4)', expectLiveLinks);
