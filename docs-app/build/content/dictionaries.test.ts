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

/** Every file of the interface that may ask for a text. */
const sources = [
  'src/**/*.{ts,tsx}',
  'docs-app/{app,build,model}/**/*.{ts,tsx}',
  '.storybook/**/*.ts*',
]
  .flatMap((pattern) => globFiles(pattern, ROOT))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** A key is used when it is written whole, or made from a prefix and an ending that is written. */
function isUsed(key: string): boolean {
  const [prefix = '', ending = ''] = key.split(/\.(?=[^.]*$)/);
  const quoted = (text: string) =>
    ["'", '"', '`'].some((mark) => sources.includes(`${mark}${text}${mark}`));
  return quoted(key) || (sources.includes(`\`${prefix}.\${`) && quoted(ending));
}

describe.each(english)('%s', (name) => {
  const texts = readDictionary(join(DIR, name));

  test('is sorted', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(texts).toSorted());
  });

  test('is translated whole (PRD-4)', () => {
    const chinese = readDictionary(join(DIR, name.replace('.json', '-zh.json')));
    expect(Object.keys(texts).filter((key) => !Object.hasOwn(chinese, key))).toEqual([]);
  });
});

test('every text of the interface is used', () => {
  const keys = Object.keys(readDictionary(join(DIR, 'ui.json')));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test('every text that is asked for exists', () => {
  const keys = readDictionary(join(DIR, 'ui.json'));
  const asked = Array.from(
    sources.matchAll(/translate\(\s*(?:\w+, )?'(\w+\.[\w.]+)'/g),
    ([, key = '']) => key,
  );
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((key) => !Object.hasOwn(keys, key))).toEqual([]);
});

test('the dictionary names the templates (TTL-2)', () => {
  const names = Object.entries(readDictionary(join(DIR, 'ui.json')))
    .filter(([key]) => /^template\.\w+$/.test(key))
    .map(([, text]) => text);
  expect(names.toSorted()).toEqual([
    ...['Blog', 'Checkout', 'Dashboard', 'Marketing page', 'Pricing'],
    ...['Sign-in', 'Sign-in side', 'Sign-up', 'Sticky footer'],
  ]);
});

describe('a mistake in a dictionary names its file', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'vitrine-dictionary-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  test.each([
    ['{"copy": "Copy"', '{}', /ui\.json:1: The dictionary has a mistake/],
    ['["Copy"]', '{}', /ui\.json:1:.*is not a text/],
    ['{"code": {"copy": "Copy"}}', '{}', /ui\.json:1:.*"code" is not a text/],
    ['{"copy": "Copy"}', '{"copied": "已复制"}', /ui-zh\.json:1:.*no key "copied"/],
    [
      '{"copy": "Copy {n}"}',
      '{"copy": "复制"}',
      /ui-zh\.json:1:.*placeholders none, English \{n\}/,
    ],
    ['{"copy": "Copy"}', 'null', /ui-zh\.json:1:.*is not a text/],
  ])('%s and %s', (ui, chinese, message) => {
    writeFileSync(join(dir, 'ui.json'), ui);
    writeFileSync(join(dir, 'ui-zh.json'), chinese);
    expect(() => checkDictionaries(dir)).toThrow(message);
  });

  test('files with other endings are not looked at', () => {
    writeFileSync(join(dir, 'ui.json'), '{"copy": "Copy"}');
    writeFileSync(join(dir, 'ui-ZH.json'), 'not JSON');
    writeFileSync(join(dir, 'ui-fr.json'), 'not JSON');
    expect(() => checkDictionaries(dir)).not.toThrow();
  });
});
