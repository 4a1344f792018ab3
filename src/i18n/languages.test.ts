import { describe, expect, test } from 'vitest';
import { dictionaryLanguage } from './dictionaryLanguage.ts';
import { localizePathname } from './languages.ts';

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
  ])('%s is %s', (fileName, language) => {
    expect(dictionaryLanguage(fileName)).toBe(language);
  });
});

describe('localizePathname', () => {
  test.each([
    ['en', '/', '/'],
    ['zh', '/', '/zh'],
    ['zh', '/x/react-data-grid', '/zh/x/react-data-grid'],
    ['en', '/zh/x', '/en/zh/x'],
  ] as const)('%s %s is %s', (language, pathname, localized) => {
    expect(localizePathname(language, pathname)).toBe(localized);
  });
});
