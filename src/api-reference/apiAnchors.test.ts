import { expect, test } from 'vitest';
import {
  classAnchor,
  exportAnchor,
  parameterAnchor,
  propAnchor,
  returnValueAnchor,
  sectionAnchor,
  slotAnchor,
  toComponentSlug,
} from './apiAnchors.ts';

test.each([
  ['Button', 'button'],
  ['IconButton', 'icon-button'],
  ['FormHelperText', 'form-helper-text'],
  ['Grid2', 'grid-2'],
  ['SVGIcon', 'svg-icon'],
  ['Dialog.Root', 'dialog-root'],
  ['UI.X', 'ui-x'],
])('converts the component name %s to a slug', (name, slug) => {
  expect(toComponentSlug(name)).toBe(slug);
});

test('builds API row ids from the slug of the export, the row kind and the entry name', () => {
  expect(propAnchor('button', 'aria-label')).toBe('button-prop-aria-label');
  expect(slotAnchor('alert', 'closeButton')).toBe('alert-slots-closeButton');
  expect(parameterAnchor('use-tab', 'value')).toBe('use-tab-parameter-value');
  expect(returnValueAnchor('use-tab', 'selected')).toBe('use-tab-return-value-selected');
  expect(returnValueAnchor('use-tab', 'a  b')).toBe('use-tab-return-value-a-b');
  expect(classAnchor('button', 'MuiButton-root')).toBe('button-classes-MuiButton-root');
});

test('builds different ids for the return value section and its field "value" (FAULT C2)', () => {
  expect(returnValueAnchor('use-tab', 'value')).not.toBe(sectionAnchor('returnValue', 'use-tab'));
});

test('builds API ids without the reserved prefix "docs-" and without whitespace (FAULT C1)', () => {
  const anchors = [
    exportAnchor('docs-bar'),
    sectionAnchor('props', 'docs-bar'),
    propAnchor('docs-bar', 'color'),
    slotAnchor('docs-bar', 'root'),
    classAnchor('docs-bar', 'DocsBar-root'),
    parameterAnchor('docs-bar', 'a b'),
    returnValueAnchor('docs-bar', '& *, a'),
  ];
  expect(anchors.filter((id) => id.startsWith('docs-') || /\s/.test(id))).toEqual([]);
});

test.each([
  ['...args', 'args'],
  ['{ a, b: c }', 'a-b-c'],
  ['{ ...a, ... }', 'a'],
  ['$slots', '$slots'],
  ['options.value', 'options.value'],
])('builds an anchor that has no spaces or `...` for the parameter %s (FAULT E3)', (name, part) => {
  expect(parameterAnchor('use-tab', name)).toBe(`use-tab-parameter-${part}`);
});
