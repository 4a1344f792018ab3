import { expect, test } from 'vitest';
import type { PropApi } from '@vitrine/ui/core';
import { createApi } from './apiFixture.ts';
import { compareApis } from './compareApis.ts';

function compareProps(before: Partial<PropApi> | undefined, after: Partial<PropApi> | undefined) {
  const write = (prop?: Partial<PropApi>) => [createApi('Button', prop ? [prop] : [])];
  return compareApis(write(before), write(after))[0]?.entries;
}

test.each([
  ['a new prop', undefined, {}, { what: 'added' }],
  ['a prop that went', {}, undefined, { what: 'removed' }],
  ['a prop that is now deprecated', {}, { deprecated: '' }, { what: 'deprecated' }],
  [
    'another type',
    { type: 'string' },
    { type: 'number' },
    { what: 'type', before: 'string', after: 'number' },
  ],
  [
    'the lines of a type that differ, without their common indent',
    { type: '{\n  a: 1;\n  b: 2;\n}' },
    { type: '{\n  a: 1;\n  b: 3;\n    c: 4;\n}' },
    { what: 'type', before: 'b: 2;', after: 'b: 3;\n  c: 4;' },
  ],
  [
    'another default',
    { default: "'a'" },
    { default: "'b'" },
    { what: 'default', before: "'a'", after: "'b'" },
  ],
  [
    'a prop that is now required',
    {},
    { required: true },
    { what: 'required', before: 'false', after: 'true' },
  ],
])('tells %s', (_, before, after, difference) => {
  expect(compareProps(before, after)).toEqual([{ kind: 'props', name: 'prop', ...difference }]);
});

test.each([
  ['white space', { type: '{ a: 1 }' }, { type: '{\n  a: 1\n}' }],
  ['the order of a union', { type: "'a' | 'b'" }, { type: "'b' | 'a'" }],
  ['a default that only one release tells', {}, { default: "'a'" }],
  ['a deprecation that was there before', { deprecated: 'Old.' }, { deprecated: 'Older.' }],
])('does not tell %s', (_, before, after) => {
  expect(compareProps(before, after)).toBeUndefined();
});

test('tells components that came, went or were deprecated, by name', () => {
  const before = [createApi('Tabs'), createApi('Hidden'), createApi('Alert')];
  const after = [
    { ...createApi('Tabs'), deprecated: 'Use something else.' },
    createApi('Alert'),
    createApi('Masonry'),
  ];
  expect(compareApis(before, after).map(({ name, what }) => [name, what])).toEqual([
    ['Hidden', 'removed'],
    ['Masonry', 'added'],
    ['Tabs', 'deprecated'],
  ]);
});

test('leaves out a package that one release does not have', () => {
  const other = { ...createApi('Timeline'), packageName: '@acme/lab' };
  expect(compareApis([createApi('Tabs')], [createApi('Tabs'), other])).toEqual([]);
});

test('tells slots and classes by the names that readers know', () => {
  const slot = { name: 'root', description: '' };
  const entry = { key: 'root', className: 'AcmeTabs-root', description: '', global: false };
  const [change] = compareApis(
    [{ ...createApi('Tabs'), slots: [slot] }],
    [{ ...createApi('Tabs'), classes: [entry] }],
  );
  expect(change?.entries).toEqual([
    { kind: 'slots', name: 'root', what: 'removed' },
    { kind: 'classes', name: 'AcmeTabs-root', what: 'added' },
  ]);
});
