import { expect, test } from 'vitest';
import { contentId } from './contentId.ts';

test.each([
  ['docs-settings', 'section-docs-settings'],
  ['docs-', 'section-docs-'],
  ['docs', 'docs'],
  ['documents', 'documents'],
  ['settings', 'settings'],
  ['all-docs-pages', 'all-docs-pages'],
])('keeps the prefix of the frame out of content: %s becomes %s (FAULT C1)', (id, expected) => {
  expect(contentId(id)).toBe(expected);
});
