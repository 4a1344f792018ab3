import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dictionaryLanguage } from '@vitrine/ui/core';
import { ROOT } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { checkDictionaries, readDictionary } from './checkDictionaries.ts';

const DIR = join(ROOT, 'docs-app/translations');
const english = readdirSync(DIR).filter((name) => dictionaryLanguage(name) === 'en');

/** Matches a number before a plural noun, which is wrong for 1: “{count} axe rules”. */
const COUNTED = /\{(count|total|actions|checks|rules|failed)\} (?:[a-z]+ )?[a-z]+s\b/;

/** Code of all files that can use a UI string. */
const sources = [
  'src/**/*.{ts,tsx}',
  'docs-app/{app,build,model}/**/*.{ts,tsx}',
  '.storybook/**/*.ts*',
]
  .flatMap((pattern) => globFiles(pattern, ROOT))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** Returns whether the code contains a key, or a template literal that can build it. */
function isUsed(key: string): boolean {
  const [prefix = '', ending = ''] = key.split(/\.(?=[^.]*$)/);
  const quoted = (text: string) =>
    ["'", '"', '`'].some((mark) => sources.includes(`${mark}${text}${mark}`));
  return quoted(key) || (sources.includes(`\`${prefix}.\${`) && quoted(ending));
}

describe.each(english)('%s', (name) => {
  const texts = readDictionary(join(DIR, name));

  test('sorts the keys of the dictionary', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(texts).toSorted());
  });

  test('has a Chinese translation for every key of the dictionary (PRD-4)', () => {
    const chinese = readDictionary(join(DIR, name.replace('.json', '-zh.json')));
    expect(Object.keys(texts).filter((key) => !Object.hasOwn(chinese, key))).toEqual([]);
  });
});

test('ui.json has no UI string that the code does not use', () => {
  const keys = Object.keys(readDictionary(join(DIR, 'ui.json')));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test('ui.json has every key that the code passes to translate as a string', () => {
  const keys = readDictionary(join(DIR, 'ui.json'));
  const usedKeys = Array.from(
    sources.matchAll(/translate\(\s*(?:\w+, )?'(\w+\.[\w.]+)'/g),
    ([, key = '']) => key,
  );
  expect(usedKeys.length).toBeGreaterThan(30);
  expect(usedKeys.filter((key) => !Object.hasOwn(keys, key))).toEqual([]);
});

test('ui.json has the names of all nine templates (TTL-2)', () => {
  const names = Object.entries(readDictionary(join(DIR, 'ui.json')))
    .filter(([key]) => /^template\.\w+$/.test(key))
    .map(([, text]) => text);
  expect(names.toSorted()).toEqual([
    ...['Blog', 'Checkout', 'Dashboard', 'Marketing page', 'Pricing'],
    ...['Sign-in', 'Sign-in side', 'Sign-up', 'Sticky footer'],
  ]);
});

test('ui.json has a singular, such as filterRow, for every plural, such as filterRows', () => {
  const texts = readDictionary(join(DIR, 'ui.json'));
  const plurals = Object.keys(texts).filter((key) => COUNTED.test(texts[key] ?? ''));
  expect(plurals).toContain('api.filterRows');
  const isPaired = (key: string) => key.endsWith('s') && Object.hasOwn(texts, key.slice(0, -1));
  expect(plurals.filter((key) => !isPaired(key))).toEqual([]);
});

describe('dictionary errors', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'vitrine-dictionary-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  test.each([
    ['{"copy": "Copy"', '{}', /ui\.json:1: The dictionary is invalid/],
    ['["Copy"]', '{}', /ui\.json:1:.*it is not an object/],
    ['{"code": {"copy": "Copy"}}', '{}', /ui\.json:1:.*"code" is not a string/],
    ['{"copy": "Copy"}', '{"copied": "已复制"}', /ui-zh\.json:1:.*no key "copied"/],
    [
      '{"copy": "Copy {n}"}',
      '{"copy": "复制"}',
      /ui-zh\.json:1:.*placeholders of "copy" are none, in English \{n\}/,
    ],
    ['{"copy": "Copy"}', 'null', /ui-zh\.json:1:.*it is not an object/],
  ])(
    'reports the invalid file for the English dictionary %s and the Chinese dictionary %s',
    (ui, chinese, message) => {
      writeFileSync(join(dir, 'ui.json'), ui);
      writeFileSync(join(dir, 'ui-zh.json'), chinese);
      expect(() => checkDictionaries(dir)).toThrow(message);
    },
  );

  test('ignores dictionary files with an unknown language suffix', () => {
    writeFileSync(join(dir, 'ui.json'), '{"copy": "Copy"}');
    writeFileSync(join(dir, 'ui-ZH.json'), 'not JSON');
    writeFileSync(join(dir, 'ui-fr.json'), 'not JSON');
    expect(() => checkDictionaries(dir)).not.toThrow();
  });
});
