import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import dictionary from '../../docs-app/translations/ui-zh.json' with { type: 'json' };

const FILE = join(import.meta.dirname, 'files/noto-sans-sc-subset.woff2');

test('the Chinese font of the workbench has every Han character of the dictionary', () => {
  const font = openSync(FILE);
  if (!('characterSet' in font)) throw new Error('The file has several fonts.');
  const known = new Set(font.characterSet);
  const characters = new Set(
    Object.values(dictionary)
      .join('')
      .match(/\p{Script=Han}/gu),
  );
  const missing = [...characters].filter((character) => !known.has(character.codePointAt(0)!));
  expect(missing.join('')).toBe('');
});
