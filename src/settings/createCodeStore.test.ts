import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createCodeStore } from './createCodeStore.ts';
import { CODE_STYLINGS, CODE_VARIANTS } from './settings.constants.ts';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 20_000);

const piece = fc.constantFrom(
  ...['codeVariant=', 'codeStyling=', 'codeStyling', '=', ';', '; ', ',', '"', '%', '%E0%A4%A'],
  ...['JS', 'TS', 'js', 'Tailwind', 'MUI System', 'CSS', '__proto__', 'constructor', '\0', '中'],
);
const cookies = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
);

test('returns a valid code variant and styling when the cookies are any string (S14)', () => {
  fc.assert(
    fc.property(cookies, (text) => {
      const store = createCodeStore({ hash: '', readCookies: () => text, writeCookie() {} });
      const { codeVariant, codeStyling } = store.get();
      expect(CODE_VARIANTS).toContain(codeVariant);
      expect(CODE_STYLINGS).toContain(codeStyling);
    }),
    { numRuns },
  );
});

test('writes only the cookies codeVariant and codeStyling (S14)', () => {
  const written: string[] = [];
  const store = createCodeStore({
    hash: '',
    readCookies: () => '',
    writeCookie: (name, value) => written.push(`${name}=${value}`),
  });
  store.choose({ codeVariant: 'JS' });
  store.choose({ codeStyling: 'Tailwind' });
  expect(written).toEqual(['codeVariant=JS', 'codeStyling=Tailwind']);
});

test('notifies a listener of each code choice until it unsubscribes', () => {
  const store = createCodeStore({ hash: '', readCookies: () => '', writeCookie() {} });
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.choose({ codeVariant: 'JS' });
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  store.choose({ codeVariant: 'TS' });
  expect(listener).toHaveBeenCalledOnce();
});
