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
  ])('reads %s', (text, titles) => {
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
  ])('ignores %s', (text) => {
    expect(list(text)).toEqual([]);
  });

  test('reads a disabled option that is false', () => {
    expect(list(`test('opens', { skip: false }, () => {});`)).toEqual(['opens']);
  });

  test('reads the strings of a table that is a constant of the file', () => {
    const text = `function f() { const rows = ['B']; }
const rows = [['A', 1]];
describe('menu', () => { test.each(rows)('%s', f); });`;
    expect(readTitles('menu.test.ts', text)).toEqual([{ title: 'menu > …', rows: ['A'] }]);
  });

  test('reads the strings of tables, those of describe included', () => {
    const text = `describe.each([{ id: 'A' }])('$id', () => { test.each([['B', 1]])('%s', f); });`;
    expect(readTitles('menu.test.ts', text)).toEqual([{ title: '… > …', rows: ['A', 'B'] }]);
  });
});
