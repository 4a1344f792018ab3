import { expect, test } from 'vitest';
import { codeLabel } from './codeLabel.ts';

test.each([
  [{ isPreviewed: true, isOpen: true }, 'demo.collapseCode'],
  [{ isPreviewed: true, isOpen: false }, 'demo.expandCode'],
  [{ isPreviewed: false, isOpen: true }, 'demo.hideCode'],
  [{ isPreviewed: false, isOpen: false }, 'demo.showCode'],
])('returns the label of the code button when the state is %o: %s', (state, label) => {
  expect(codeLabel(state)).toBe(label);
});
