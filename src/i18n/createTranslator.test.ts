import { describe, expect, test, vi } from 'vitest';
import { createTranslator } from './createTranslator.ts';

const dictionaries = {
  en: { copy: 'Copy', page: 'Page {n}', only: 'Only English' },
  zh: { copy: '复制', page: '第 {n} 页' },
};

describe('createTranslator', () => {
  test('translates a key and fills in the values of its placeholders', () => {
    const warn = vi.fn();
    const translate = createTranslator({ language: 'zh', dictionaries, warn });
    expect([translate('copy'), translate('page', { n: 2 })]).toEqual(['复制', '第 2 页']);
    expect(warn).not.toHaveBeenCalled();
  });

  test('keeps a placeholder when it has no value', () => {
    const en = { pages: '{first} to {last_1} {toString} {}' };
    const translate = createTranslator({ language: 'en', dictionaries: { en }, warn: vi.fn() });
    expect(translate('pages', { first: 1, last_1: 9 })).toBe('1 to 9 {toString} {}');
    expect(translate('pages')).toBe('{first} to {last_1} {toString} {}');
  });

  test('falls back to English and warns once per key when a text is missing (I18N-2)', () => {
    const warn = vi.fn();
    const translate = createTranslator({ language: 'zh', dictionaries, warn });
    expect([translate('only'), translate('only')]).toEqual(['Only English', 'Only English']);
    expect(warn).toHaveBeenCalledExactlyOnceWith('Missing translation for zh:only');
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'returns the key %s instead of an inherited property',
    (key) => {
      expect(createTranslator({ language: 'en', dictionaries, warn: vi.fn() })(key)).toBe(key);
    },
  );
});
