import { expect, test } from 'vitest';
import type { ComponentApi, ComponentChange, PropApi } from '@vitrine/ui/core';
import { createApi } from './apiFixture.ts';
import { compareApis } from './compareApis.ts';

function compareProps(before: Partial<PropApi> | undefined, after: Partial<PropApi> | undefined) {
  const write = (prop?: Partial<PropApi>) => ({ apis: [createApi('Button', prop ? [prop] : [])] });
  return compareApis(write(before), write(after))[0]?.entries;
}

test.each([
  ['an added prop', undefined, {}, { what: 'added' }],
  ['a removed prop', {}, undefined, { what: 'removed', breaking: true }],
  ['a newly deprecated prop', {}, { deprecated: '' }, { what: 'deprecated' }],
  [
    'a changed type',
    { type: 'string' },
    { type: 'number' },
    { what: 'type', before: 'string', after: 'number', breaking: true },
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
    { what: 'required', before: 'false', after: 'true', breaking: true },
  ],
])('reports an API difference between two releases: %s', (_, before, after, difference) => {
  expect(compareProps(before, after)).toEqual([{ kind: 'props', name: 'prop', ...difference }]);
});

test.each([
  ['white space', { type: '{ a: 1 }' }, { type: '{\n  a: 1\n}' }],
  ['the order of a union', { type: "'a' | 'b'" }, { type: "'b' | 'a'" }],
  ['a default that only one release documents', {}, { default: "'a'" }],
  ['a prop that was already deprecated', { deprecated: 'Old.' }, { deprecated: 'Older.' }],
])('ignores an API difference between two releases: %s', (_, before, after) => {
  expect(compareProps(before, after)).toBeUndefined();
});

test.each([
  ['the order of a union in an array', '(string | number)[]', '(number | string)[]'],
  [
    'the order of a union in a type argument',
    "Partial<Record<'a' | 'b', 1>>",
    "Partial<Record<'b' | 'a', 1>>",
  ],
  [
    'the parameter names of a callback',
    '(event: Event, a?: string) => void',
    '(e: Event, b?: string) => void',
  ],
  ['the names of type parameters', '<T extends A>(v: T) => T[]', '<U extends A>(v: U) => U[]'],
  ['the spelling of an array', '(string | null)[]', 'Array<null | string>'],
  ['the spelling of a readonly array', 'readonly string[]', 'ReadonlyArray<string>'],
  ['the quotes of a literal', `"a" | 'b'`, `'b' | 'a'`],
  ['parentheses', '(string) | (() => void)', '(() => void) | string'],
  ['a method instead of a function', '{ run(a: string): void }', '{ run: (b: string) => void }'],
  ['the order of members', '{ a: 1; b?: 2 }', '{ b?: 2, a: 1 }'],
])('ignores a type difference without a change in meaning: %s (FAULT A6)', (_, before, after) => {
  expect(compareProps({ type: before }, { type: after })).toBeUndefined();
});

test.each([
  ['the order of parameters', '(a: string, b: number) => void', '(a: number, b: string) => void'],
  ['an optional parameter', '(a: string) => void', '(a?: string) => void'],
  ['a rest parameter', '(a: string[]) => void', '(...a: string[]) => void'],
  ['a return type', '() => void', '() => string'],
  ['a readonly array', 'string[]', 'readonly string[]'],
  ['the order of type parameters', '<T, U>(a: T) => U', '<T, U>(a: U) => T'],
  ['a type in an array', '(string | number)[]', '(string | boolean)[]'],
  ['a text that is no type', 'depends on the theme', 'depends on the mode'],
])('reports a type difference: %s (FAULT A6)', (_, before, after) => {
  expect(compareProps({ type: before }, { type: after })).toMatchObject([{ what: 'type' }]);
});

/** Compares a component that lists a prop with one that inherits it from `Paper`. */
function compareMove(
  paper: ComponentApi,
  acceptedProps: Readonly<Record<string, readonly string[]>> = {},
) {
  const listing = createApi('Card', [{ name: 'square', default: 'true' }]);
  const heir = { ...createApi('Card'), inherits: { name: 'Paper' } };
  const [before, after] = [{ apis: [listing, paper] }, { apis: [heir, paper], acceptedProps }];
  const entries = (changes: ComponentChange[]) =>
    changes.flatMap((change) => change.entries.map(({ what }) => what));
  return [entries(compareApis(before, after)), entries(compareApis(after, before))];
}

test('does not report a prop that moves to or from the inherited component (FAULT A6)', () => {
  const paper = createApi('Paper', [{ name: 'square', default: 'false' }]);
  expect(compareMove(paper)).toEqual([[], []]);
});

test('reports the changed type of a prop that moves to the inherited component (FAULT A6)', () => {
  const paper = createApi('Paper', [{ name: 'square', type: 'boolean' }]);
  expect(compareMove(paper)).toEqual([['type'], ['type']]);
});

test('reports no change when the types accept a prop that only one release lists (FAULT A6)', () => {
  const accepted = { '@acme/ui Card': ['id', 'square'] };
  expect(compareMove(createApi('Paper'), accepted)).toEqual([[], []]);
});

test('reports a removed or added prop when the other release neither accepts nor inherits it (FAULT A6)', () => {
  expect(compareMove(createApi('Paper'), { '@acme/ui Card': ['id'] })).toEqual([
    ['removed'],
    ['added'],
  ]);
});

test('lists added, removed and deprecated components in alphabetical order', () => {
  const before = [createApi('Tabs'), createApi('Hidden'), createApi('Alert')];
  const after = [
    { ...createApi('Tabs'), deprecated: 'Use something else.' },
    createApi('Alert'),
    createApi('Masonry'),
  ];
  expect(
    compareApis({ apis: before }, { apis: after }).map(({ name, what }) => [name, what]),
  ).toEqual([
    ['Hidden', 'removed'],
    ['Masonry', 'added'],
    ['Tabs', 'deprecated'],
  ]);
});

test('ignores the components of a package that only one release has', () => {
  const other = { ...createApi('Timeline'), packageName: '@acme/lab' };
  const before = { apis: [createApi('Tabs')] };
  expect(compareApis(before, { apis: [createApi('Tabs'), other] })).toEqual([]);
});

test('names a changed slot by its name and a changed class by its class name', () => {
  const slot = { name: 'root', description: '' };
  const entry = { key: 'root', className: 'AcmeTabs-root', description: '', global: false };
  const [change] = compareApis(
    { apis: [{ ...createApi('Tabs'), slots: [slot] }] },
    { apis: [{ ...createApi('Tabs'), classes: [entry] }] },
  );
  expect(change?.entries).toEqual([
    { kind: 'slots', name: 'root', what: 'removed', breaking: true },
    { kind: 'classes', name: 'AcmeTabs-root', what: 'added' },
  ]);
});
