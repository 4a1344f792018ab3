import { expect, test } from 'vitest';
import type { PropApi } from '@vitrine/ui/core';
import { createApi } from './apiFixture.ts';
import { compareApis } from './compareApis.ts';

function compareProps(before: Partial<PropApi> | undefined, after: Partial<PropApi> | undefined) {
  const write = (prop?: Partial<PropApi>) => [createApi('Button', prop ? [prop] : [])];
  return compareApis(write(before), write(after))[0]?.entries;
}

test.each([
  ['an added prop', undefined, {}, { what: 'added' }],
  ['a removed prop', {}, undefined, { what: 'removed' }],
  ['a newly deprecated prop', {}, { deprecated: '' }, { what: 'deprecated' }],
  [
    'a changed type',
    { type: 'string' },
    { type: 'number' },
    { what: 'type', before: 'string', after: 'number' },
  ],
  [
    'only the changed lines of a type, without their common indent',
    { type: '{\n  a: 1;\n  b: 2;\n}' },
    { type: '{\n  a: 1;\n  b: 3;\n    c: 4;\n}' },
    { what: 'type', before: 'b: 2;', after: 'b: 3;\n  c: 4;' },
  ],
  [
    'a changed default',
    { default: "'a'" },
    { default: "'b'" },
    { what: 'default', before: "'a'", after: "'b'" },
  ],
  [
    'a newly required prop',
    {},
    { required: true },
    { what: 'required', before: 'false', after: 'true' },
  ],
])('reports %s', (_, before, after, difference) => {
  expect(compareProps(before, after)).toEqual([{ kind: 'props', name: 'prop', ...difference }]);
});

test.each([
  ['white space', { type: '{ a: 1 }' }, { type: '{\n  a: 1\n}' }],
  ['the order of a union', { type: "'a' | 'b'" }, { type: "'b' | 'a'" }],
  ['a default that only one release documents', {}, { default: "'a'" }],
  ['a prop that was already deprecated', { deprecated: 'Old.' }, { deprecated: 'Older.' }],
])('does not report %s', (_, before, after) => {
  expect(compareProps(before, after)).toBeUndefined();
});

test('lists added, removed and deprecated components by name', () => {
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

test('ignores a package that only one release has', () => {
  const other = { ...createApi('Timeline'), packageName: '@acme/lab' };
  expect(compareApis([createApi('Tabs')], [createApi('Tabs'), other])).toEqual([]);
});

test('reports slots by name and classes by class name', () => {
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
