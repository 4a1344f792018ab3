import { describe, expect, test } from 'vitest';
import { readTitles } from './readTitles.ts';

const list = (text: string) => readTitles('menu.test.ts', text).map(({ title }) => title);

describe('readTitles', () => {
  test.each([
    [`test('opens', () => {});`, ['opens']],
    [`it("opens", () => {});`, ['opens']],
    ['test(`opens`, () => {});', ['opens']],
    ['test(`opens ${count} times`, () => {});', ['opens … times']],
    [`test(name, () => {});`, ['…']],
    [`test.concurrent('opens', () => {});`, ['opens']],
    [`test.only('opens', () => {});`, ['opens']],
    [`test('opens', { timeout: 9 }, () => {});`, ['opens']],
    [`test.each([1])('opens %s times', () => {});`, ['opens … times']],
    ['test.each`a | b`("opens $a.b times", () => {});', ['opens … times']],
    [`test.for(rows)('opens', () => {});`, ['opens']],
    [`describe('a menu', () => { test('opens', () => {}); });`, ['a menu > opens']],
    [
      `describe.concurrent.each(pages)('$path', () => { describe('menu', () => { for (const x of y) test('opens', f); }); });`,
      ['… > menu > opens'],
    ],
    [
      `suite('a menu', () => { it('opens', f); it('closes', f); });`,
      ['a menu > opens', 'a menu > closes'],
    ],
  ])('reads the titles of %s', (text, titles) => {
    expect(list(text)).toEqual(titles);
  });

  test.each([
    [`test.skip('opens', () => {});`],
    [`test.todo('opens');`],
    [`test.fails('opens', () => {});`],
    [`test.concurrent.skip('opens', () => {});`],
    [`test.skip.each([1])('opens', () => {});`],
    [`test('opens', { skip: true }, () => {});`],
    [`test('opens', { todo: true }, () => {});`],
    [`describe.skip('a menu', () => { test('opens', () => {}); });`],
    [`describe('a menu', { skip: true }, () => { test('opens', () => {}); });`],
    [`// test('opens', () => {});`],
    [`const text = "test('opens', () => {});";`],
    [`expect('opens').toBe(1); regex.test('opens');`],
    [`const it = test.extend({ page });`],
    [`test.beforeEach(() => {});`],
  ])('reads no title from %s', (text) => {
    expect(list(text)).toEqual([]);
  });

  test('reads the title of a test when its `skip` option is false', () => {
    expect(list(`test('opens', { skip: false }, () => {});`)).toEqual(['opens']);
  });

  const readRows = (text: string) => readTitles('menu.test.ts', text).map(({ rows }) => rows);

  test.each([
    [`test.each([['A', 'B'], ['C', 'D']])('%s', f);`, ['A', 'C']],
    [`test.each([['A', 1, 'B']])('%s %i %s', f);`, ['A', 'B']],
    [`test.each([[{ id: 'A' }, 'B']])('%j', f);`, ['A']],
    [`test.each(['A', 'B'])('%s', f);`, ['A', 'B']],
    [`test.each([{ id: 'A', text: 'B' }])('$id', f);`, ['A']],
    [`test.each([{ id: { name: 'A' } }])('$id.name', f);`, ['A']],
    [`test.each([...[['A'], ['B']]] as const)('%s', f);`, ['A', 'B']],
    [`test.each(sampleEvery(2, [['A'], ['B']] as const))('%s', f);`, ['A', 'B']],
    [`const rows = [['A']]; test.each(sampleEvery(2, rows))('%s', f);`, ['A']],
    [`test.each([['A']])('opens', f);`, []],
    [`test.each([['A']])('is 100 %', f);`, []],
    [`test.each(readRows())('%s', f);`, []],
    [`describe.each([{ id: 'A' }])('$id', () => { test.each([['B', 1]])('%s', f); });`, ['A', 'B']],
    [
      `function f() { const rows = ['B']; } const rows = [['A']]; describe('x', () => { test.each(rows)('%s', f); });`,
      ['A'],
    ],
  ])('lists the strings of a test table that appear in the title of %s', (text, rows) => {
    expect(readRows(text)).toEqual([rows]);
  });
});
