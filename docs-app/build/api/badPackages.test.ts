import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractComponentApis } from './extractComponentApis.ts';
import { discoverComponents, findBarePackages } from './locateComponents.ts';

const productDir = mkdtempSync(join(tmpdir(), 'vitrine-bad-'));
const packageNames = ['@acme/kit', '@acme/untyped', '@acme/missing'];

const declare = (name: string, props = '{ label?: string }') =>
  `export declare const ${name.toLowerCase()}Classes: object;\n/** Draws a ${name}. */\nexport default function ${name}(props: ${props}): { type: any; props: any; key: string | null } & JSX.Element;\ndeclare namespace JSX { interface Element {} }\n`;

const component = (name: string, { source = '', types = declare(name) } = {}) => ({
  [`${name}/index.d.ts`]: `export { default } from './${name}';\nexport * from './${name}';\n`,
  [`${name}/${name}.d.ts`]: types,
  [`${name}/index.js`]: source || `exports.default = function ${name}() {};`,
});

const names = ['Good', 'Throws', 'Broken'];

const packages: Record<string, Record<string, string>> = {
  '@acme/kit': {
    'package.json': JSON.stringify({ name: '@acme/kit', version: '1.0.0', main: 'index.js' }),
    'index.d.ts': names.map((name) => `export { default as ${name} } from './${name}';\n`).join(''),
    'index.js': '',
    ...component('Good'),
    ...component('Throws', { source: "throw new Error('no window here');" }),
    ...component('Broken', { types: 'export default function Broken(props: { label: stri' }),
  },
  '@acme/untyped': {
    'package.json': JSON.stringify({ name: '@acme/untyped', version: '2.0.0' }),
    'index.js': 'exports.Button = function Button() {};',
  },
};

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  const dependencies = Object.fromEntries(packageNames.map((name) => [name, '1.0.0']));
  write(join(productDir, 'package.json'), JSON.stringify({ name: 'acme', dependencies }));
  for (const [name, files] of Object.entries(packages))
    for (const [file, text] of Object.entries(files))
      write(join(productDir, 'node_modules', name, file), text);
});

afterAll(() => rmSync(productDir, { recursive: true }));

test('reports broken types and import errors, and reads every component with valid types', async () => {
  const componentNames = discoverComponents(productDir, { packageNames, slugs: new Set() });
  expect(componentNames).toEqual(['Broken', 'Good', 'Throws']);
  const { apis, problems } = await extractComponentApis({ productDir, names: componentNames });
  expect(apis.map(({ name }) => name)).toEqual(['Good', 'Throws']);
  expect(problems).toEqual([
    { subject: 'Broken of @acme/kit@1.0.0', reason: expect.stringMatching(/expected/) },
    { subject: 'Throws of @acme/kit@1.0.0', reason: 'no window here' },
  ]);
});

test('reports packages without types and packages that are not installed', () => {
  expect(findBarePackages(productDir, packageNames)).toEqual([
    { subject: '@acme/untyped@2.0.0', reason: 'it declares no types of components' },
    { subject: '@acme/missing', reason: 'it is not installed' },
  ]);
});
