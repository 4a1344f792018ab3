import { describe, expect, test } from 'vitest';
import { insertGuards } from './insertGuards.ts';
import { transpile } from './transpile.ts';

/** Runs guarded code; returns its `result`, and the line and kind of each guard that it called. */
function run(code: string) {
  const { code: guarded, names, sites } = insertGuards(`${code}`);
  const guards: string[] = [];
  const note = (site: number) => guards.push(`${sites[site]?.kind} ${sites[site]?.line}`);
  const body = `"use strict"; let result; ${guarded}; return result;`;
  const result: unknown = new Function(names.call, names.loop, body)(
    note,
    (_: unknown, site: number) => note(site),
  );
  return { result, guards: [...new Set(guards)].sort() };
}

describe('insertGuards (FAULT G1)', () => {
  test.each([
    ['for (let i = 0; i < 3; i++) result = i', 2, ['loop 1']],
    ['let i = 0;\nfor (;;) if (i++ > 3) break; else continue;\nresult = i', 5, ['loop 2']],
    ['let i = 0; while (i < 3) i++\nresult = i', 3, ['loop 1']],
    ['let i = 0;\ndo i++;\nwhile (i < 3)\nresult = i', 3, ['loop 3']],
    ['let i = 0; do while (i < 3) i++; while (false)\nresult = i', 3, ['loop 1']],
    ['for (const a of [1, 2]) result = a', 2, ['loop 1']],
    ['for (const a in { b: 1 }) result = a;', 'b', ['loop 1']],
    ['if (true) for (const a of [1]) result = a; else result = 2', 1, ['loop 1']],
    ['a: for (;;) for (;;) { result = 1; break a }', 1, ['loop 1']],
    ['for (const a of [() => 1]) result = a()\nresult += 1', 2, ['calls 1', 'loop 1']],
    ['for (let f = (n) => n < 2; f(result ?? 0); result = (result ?? 0) + 1);', 2, 2],
  ])('inserts a guard against an endless loop in %j', (code, result, guards) => {
    const ran = run(code);
    expect(ran.result).toBe(result);
    if (Array.isArray(guards)) expect(ran.guards).toEqual(guards);
    else expect(ran.guards).toHaveLength(guards);
  });

  test.each([
    ['function f() { return 1 }\nresult = f()', 1],
    ['const f = function g(n) { return n > 2 ? n : g(n + 1) }; result = f(0)', 3],
    ['const fib = n => n < 2 ? n : fib(n - 1) + fib(n - 2); result = fib(5)', 5],
    ['const f = (a, { b } = { b: (() => 2)() }) => ({ c: a + b }); result = f(1).c', 3],
    ['const f = a => b => a + b; result = f(1)(2)', 3],
    ['const f = () => [1, 2].map(n => n * 2), g = 1; result = f()[1] + g', 5],
    ['result = { m() { return 1 }, get n() { return this.m() } }.n', 1],
    [
      'class A { a = () => 1; } class B extends A { constructor() { super(); } }\nresult = new B().a()',
      1,
    ],
    ['function* f() { yield 1; yield 2 }\nresult = Math.max(...f())', 2],
    ['const o = { while() { return 1 }, for: () => 2 }; result = o.while() + o.for()', 3],
    ['result = `${(() => `${1}`)()}`', '1'],
    ['const f = (x) => x\n, y = /while (a)/; result = f(y.test("while a"))', true],
  ])('inserts a guard against endless recursion in %j', (code, result) => {
    const ran = run(code);
    expect(ran.result).toBe(result);
    expect(ran.guards.length).toBeGreaterThan(0);
    expect(ran.guards.every((guard) => guard.startsWith('calls'))).toBe(true);
  });

  test('guards loops of static blocks, generators and asynchronous functions', () => {
    const kinds = (code: string) =>
      insertGuards(code)
        .sites.map(({ kind }) => kind)
        .sort();
    expect(kinds('class A { static { for (;;); } }')).toEqual(['loop']);
    expect(kinds('const f = async () => { for await (const a of b) c(a); }')).toEqual([
      'calls',
      'loop',
    ]);
    expect(kinds('async function* f() { while (true) yield await 1 }')).toEqual(['calls', 'loop']);
    expect(kinds('const f = async x => x')).toEqual(['calls']);
    expect(kinds('const f = async (x) => await x')).toEqual(['calls']);
  });

  test('chooses guard names that the code does not contain', () => {
    const { names } = insertGuards('const $guardCall = 1, $guard_ = 2;');
    expect(names.call).toBe('$guard__Call');
  });

  test('produces valid code with the same number of lines for every demo of the site', () => {
    const files = import.meta.glob<string>(
      '../{,fixtures/}products/*/pages/**/demos/**/*.{ts,tsx}',
      { ...{ query: '?raw', import: 'default', eager: true } },
    );
    expect(Object.keys(files)).toContain(
      '../fixtures/products/plain/pages/react-tag/demos/OrderTag/system.tsx',
    );
    const invalid: string[] = [];
    const isValid = (code: string) => {
      try {
        return Boolean(new Function(code));
      } catch {
        return false;
      }
    };
    for (const [name, text] of Object.entries(files)) {
      const plain = transpile({ name, code: text });
      const { code } = insertGuards(plain);
      const isSame = code.split('\n').length === plain.split('\n').length;
      if (!isValid(code) || !isSame) invalid.push(name);
    }
    expect(invalid).toEqual([]);
  });
});
