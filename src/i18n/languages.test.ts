import { describe, expect, test } from 'vitest';
import { dictionaryLanguage } from './dictionaryLanguage.ts';
import { LANGUAGE_NAMES, localizePathname, markedLanguage } from './languages.ts';

describe('dictionaryLanguage (I18N-1)', () => {
  test.each([
    ['ui.json', 'en'],
    ['ui-zh.json', 'zh'],
    ['api-reference.json', 'en'],
    ['api-reference-zh.json', 'zh'],
    ['ui-en.json', 'en'],
    ['ui-fr.json', null],
    ['ui-ZH.json', null],
    ['ui-zh-CN.json', null],
    ['ui-zh-hans.json', null],
    ['ui-zhxjson', null],
    ['ui-zh.json.bak', null],
    ['-zh.json', null],
    ['', null],
  ])('maps the dictionary file name "%s" to the language %s', (fileName, language) => {
    expect(dictionaryLanguage(fileName)).toBe(language);
  });
});

test('defines the native name of every language', () => {
  expect(LANGUAGE_NAMES).toEqual({ en: 'English', zh: '中文' });
});

test.each([
  ['en', undefined],
  ['zh', 'zh'],
] as const)('marks texts in the language %s with the lang attribute %s', (language, marked) => {
  expect(markedLanguage(language)).toBe(marked);
});

describe('localizePathname', () => {
  test.each([
    ['en', '/', '/'],
    ['zh', '/', '/zh'],
    ['zh', '/x/react-data-grid', '/zh/x/react-data-grid'],
    ['en', '/zh/x', '/en/zh/x'],
  ] as const)('localizes a path for %s: %s becomes %s', (language, pathname, localized) => {
    expect(localizePathname(language, pathname)).toBe(localized);
  });
});
