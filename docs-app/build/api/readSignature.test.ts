import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HookApi } from '@vitrine/ui/core';
import { extractFunctionApis } from './extractFunctionApis.ts';
import { writeProduct } from './packageFixture.ts';

const TYPES = `
export interface Options { a: string; b?: number }
export interface Cancelable { /** Cancels the call. */ clear(): void }
export declare function createTheme(options: string, ...args: object[]): object;
export declare function isOptions(value: unknown): value is Options;
export declare function assertOptions(value: unknown): asserts value is Options;
export declare function debounce<T extends (...args: any[]) => void>(callback: T, wait?: number): T & Cancelable;
export declare function useCounter(start: number): { count: number; reset<T>(to: T, ...more: T[]): T };
export declare class Editor {
  #state: string;
  private secret: string;
  protected hide(): void;
  constructor();
  /** @ignore */
  readonly cache: object;
  readonly view: string;
  static make(): Editor;
}
export declare function useEditor(options: {
  /** @ignore */
  debug?: boolean;
  text: string;
}): Editor;
export declare function find(id: string | undefined, limit?: number | undefined): Promise<string | undefined>;
export declare const first: (id: string) => { item: string | undefined; index?: number | undefined };
export declare function join({ a, b }: Options, separator: string): string;
/**
 * @param options - The parts.
 * @param separator - Text between them.
 */
export declare function joinAll({ a, b }: Options, separator: string): string;
export declare function pick(list: string[]): string;
export declare function pick<K>(list: Map<K, string>, key?: K): string | undefined;
export declare function useStore(): { get(key: 'a'): number; get(key: 'b'): string };
export declare function style(render: ((size: number) => string) & { options: Options }): void;
`;

const product = writeProduct({ acme: { 'index.d.ts': TYPES } });
const apis = new Map<string, HookApi>();

beforeAll(async () => {
  const read = await extractFunctionApis({ productDir: product.productDir, names: ['acme'] });
  expect(read.problems).toEqual([]);
  for (const api of read.apis) apis.set(api.name, api);
}, 60_000);

afterAll(() => product.remove());

const listParameters = (name: string) =>
  apis.get(name)?.parameters.map((row) => `${row.name}${row.required ? '' : '?'}: ${row.type}`);

test('reads a rest parameter as optional, with dots before its name (FAULT E3)', () => {
  expect(listParameters('createTheme')).toEqual(['options: string', '...args?: object[]']);
});

test('names a destructured parameter by its pattern when it has no @param tag (FAULT E3)', () => {
  expect(listParameters('join')).toEqual(['{ a, b }: Options', 'separator: string']);
});

test('reads the name of a destructured parameter from its @param tag (FAULT E3)', () => {
  expect(listParameters('joinAll')).toEqual(['options: Options', 'separator: string']);
  expect(apis.get('joinAll')?.parameters[0]?.description).toBe('The parts.');
});

test('keeps undefined in required parameters, fields and return types', () => {
  expect(listParameters('find')).toEqual(['id: string | undefined', 'limit?: number']);
  expect(apis.get('find')?.returnType).toBe('Promise<string | undefined>');
  expect(apis.get('first')?.returnValue.map(({ name, type }) => [name, type])).toEqual([
    ['index', 'number'],
    ['item', 'string | undefined'],
  ]);
});

test('omits private and ignored fields when a function returns an instance of a class', () => {
  expect(apis.get('useEditor')?.returnValue.map(({ name }) => name)).toEqual(['view']);
});

test('omits ignored fields of an options object', () => {
  expect(listParameters('useEditor')).toEqual(['text: string']);
});

test('lists a callback with properties as one parameter (FAULT E3)', () => {
  expect(listParameters('style')).toEqual([
    'render: ((size: number) => string) & { options: Options }',
  ]);
});

test('reads the overloads of a function as one row per position', () => {
  expect(listParameters('pick')).toEqual(['list: string[] | Map<K, string>', 'key?: K']);
  expect(apis.get('pick')?.returnType).toBe('string | undefined');
});

test('prints the overloads of a returned method as an intersection', () => {
  expect(apis.get('useStore')?.returnValue.map(({ type }) => type)).toEqual([
    "((key: 'a') => number) & ((key: 'b') => string)",
  ]);
});

test.each([
  ['a type guard', 'isOptions', 'value is Options'],
  ['an assertion', 'assertOptions', 'asserts value is Options'],
  ['a function with fields', 'debounce', '((...args: any[]) => void) & Cancelable'],
])('reads the return type of %s (FAULT E3)', (_, name, returnType) => {
  expect(apis.get(name)?.returnType).toBe(returnType);
});

test('prints a generic method of a returned object as a function type (FAULT E3)', () => {
  expect(apis.get('useCounter')?.returnType).toBeUndefined();
  expect(apis.get('useCounter')?.returnValue.map(({ name, type }) => [name, type])).toEqual([
    ['count', 'number'],
    ['reset', '<T>(to: T, ...more: T[]) => T'],
  ]);
});
