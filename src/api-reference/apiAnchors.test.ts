import { expect, test } from 'vitest';
import {
  classAnchor,
  parameterAnchor,
  propAnchor,
  returnValueAnchor,
  slotAnchor,
  toComponentSlug,
} from './apiAnchors.ts';

test.each([
  ['Button', 'button'],
  ['IconButton', 'icon-button'],
  ['FormHelperText', 'form-helper-text'],
  ['Grid2', 'grid-2'],
  ['SVGIcon', 'svg-icon'],
])('converts %s to a slug', (name, slug) => {
  expect(toComponentSlug(name)).toBe(slug);
});

test('builds row anchors from the slug, the kind and the name', () => {
  expect(propAnchor('button', 'aria-label')).toBe('button-prop-aria-label');
  expect(slotAnchor('alert', 'closeButton')).toBe('alert-slots-closeButton');
  expect(parameterAnchor('use-tab', 'value')).toBe('use-tab-parameter-value');
  expect(returnValueAnchor('use-tab', 'selected')).toBe('use-tab-return-selected');
  expect(classAnchor('button', 'MuiButton-root')).toBe('button-classes-MuiButton-root');
});

test.each([
  ['...args', 'args'],
  ['{ a, b: c }', 'a-b-c'],
  ['$slots', '$slots'],
])('builds an anchor without spaces and dots for the parameter %s (FAULT E3)', (name, part) => {
  expect(parameterAnchor('use-tab', name)).toBe(`use-tab-parameter-${part}`);
});
