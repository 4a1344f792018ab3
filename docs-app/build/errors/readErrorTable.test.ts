import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { explainError, listOwnErrors } from '@vitrine/ui/core';
import { PRODUCTS } from '../../node/paths.ts';
import { readErrorTable } from './readErrorTable.ts';
import { parseErrors } from './readLibraryErrors.ts';

const FORMAT = '_formatMuiErrorMessage';
const inProduction = (message: string, call: string) =>
  `throw new Error(process.env.NODE_ENV !== "production" ? ${message} : ${call});`;

describe('parseErrors', () => {
  test.each([
    ['a template', '`The \\`${color}\\` color.`', `${FORMAT}(9, color)`, 'The `%s` color.'],
    ['a string', "'No color.'", `${FORMAT}(7)`, 'No color.'],
    ['a concatenation', "'The ' + color + ' color.'", `${FORMAT}(9, color)`, 'The %s color.'],
    [
      'a template with a conditional value',
      "`The color${name ? ` (${name})` : ''} is odd.`",
      `${FORMAT}(11, name ? \` (\${name})\` : '')`,
      'The color%s is odd.',
    ],
    ['the CommonJS build', "'No color.'", `(0, ${FORMAT}2.default)(7)`, 'No color.'],
  ])('reads an error message of a library from %s', (_, message, call, expected) => {
    expect(parseErrors('a.js', inProduction(message, call))).toEqual([
      { code: /\((\d+)/.exec(call.replace('(0,', ''))?.[1], message: expected },
    ]);
  });

  test('ignores NODE_ENV conditions that format no error message', () => {
    const code = `${FORMAT}(1); const a = process.env.NODE_ENV !== "production" ? b() : c(2);`;
    expect(parseErrors('a.js', code)).toEqual([]);
  });
});

describe('error table', () => {
  const table = readErrorTable(PRODUCTS);
  const libraries = table.filter(({ releases }) => releases.length > 0);

  test.each(['', '[{ "code": 1 }]'])('reads the libraries again when the cache is %j', (text) => {
    const cacheDir = mkdtempSync(join(tmpdir(), 'vitrine-errors-'));
    onTestFinished(() => rmSync(cacheDir, { recursive: true }));
    expect(readErrorTable(PRODUCTS, cacheDir)).toEqual(table);
    for (const name of readdirSync(cacheDir)) writeFileSync(join(cacheDir, name), text);
    expect(readErrorTable(PRODUCTS, cacheDir)).toEqual(table);
  });

  test('lists error codes of pinned libraries before error codes of the site', () => {
    expect(libraries.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['1', '2', '9', '10', '11', '12', '21']),
    );
    expect(libraries.find(({ code }) => code === '9')?.releases).toContain('@mui/system 6.1.0');
    expect(table.slice(libraries.length)).toEqual(listOwnErrors());
  });

  test.each(libraries)('reads the message of error $code from $releases', ({ code, text }) => {
    expect(code).toMatch(/^\d+$/);
    expect(text).toMatch(/^MUI: ./);
  });

  test('explains an error from the URL in a production error message', () => {
    const link = '?code=11&args[]=%20(primary)&args[]=main';
    const explanation = explainError({ search: link, table });
    expect(explanation).toMatchObject({ kind: 'known', surplus: [] });
    expect(JSON.stringify(explanation)).toContain('"text":" (primary)"');
  });
});
