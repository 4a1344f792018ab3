import { expect, test } from 'vitest';
import { contentId } from './contentId.ts';

test.each([
  ['docs-settings', 'section-docs-settings'],
  ['docs-', 'section-docs-'],
  ['docs', 'docs'],
  ['documents', 'documents'],
  ['settings', 'settings'],
  ['all-docs-pages', 'all-docs-pages'],
])('reserves the id prefix "docs-" for the interface: %s becomes %s (FAULT C1)', (id, expected) => {
  expect(contentId(id)).toBe(expected);
});
