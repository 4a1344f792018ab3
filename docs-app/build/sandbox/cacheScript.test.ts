import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSources } from './cacheScript.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrine-script-'));
const productDir = join(root, 'products/acme');

const files = {
  'products/acme/package.json': '{ "dependencies": { "@acme/ui": "1.0.0" } }',
  'products/acme/demo-providers.tsx': '',
  'products/acme/theme.css': '',
  'products/acme/theme/colors.json': '{}',
  'products/acme/pages/react-button/demos/Sizes/system.tsx': '',
  'libraries/ui/package.json': '{ "name": "@acme/ui", "version": "1.0.0" }',
  'libraries/ui/index.js': '',
};

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  mkdirSync(join(root, 'node_modules/@acme'), { recursive: true });
  symlinkSync(join(root, 'libraries/ui'), join(root, 'node_modules/@acme/ui'), 'junction');
});

afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['changes', 'products/acme/package.json', true],
  ['changes', 'products/acme/demo-providers.tsx', true],
  ['changes', 'products/acme/theme.css', true],
  ['changes', 'products/acme/theme/colors.json', true],
  ['changes', 'libraries/ui/index.js', true],
  ['stays', 'products/acme/pages/react-button/demos/Sizes/system.tsx', false],
])('the hash of a sandbox script %s when %s changes', (_, file, changes) => {
  const before = hashSources(productDir);
  appendFileSync(join(root, file), '\n');
  expect(hashSources(productDir) !== before).toBe(changes);
});
