import { afterAll, describe, expect, test, vi } from 'vitest';
import { extractComponentApis } from './extractComponentApis.ts';
import { extractFunctionApis } from './extractFunctionApis.ts';
import { extractHookApis } from './extractHookApis.ts';
import { discoverComponents } from './locateComponents.ts';
import { REACT_TYPES, writeProduct, type PackageFiles } from './packageFixture.ts';

// Most tests create a compiler program.
vi.setConfig({ testTimeout: 30_000 });

const created: { remove: () => void }[] = [];
afterAll(() => created.forEach(({ remove }) => remove()));

function create(files: PackageFiles): string {
  const product = writeProduct({ '@acme/ui': files, '@types/react': REACT_TYPES });
  created.push(product);
  return product.productDir;
}

/** Reads all components: their names, import statements, descriptions and props. */
async function readAll(productDir: string): Promise<string[]> {
  const packageNames = ['@acme/ui'];
  const names = discoverComponents(productDir, { packageNames, slugs: new Set() });
  const { apis, problems } = await extractComponentApis({ productDir, names });
  expect(problems).toEqual([]);
  return apis.map(({ name, imports, description, props }) =>
    [name, imports.join(' '), description, ...props.map((prop) => prop.name)].join(' | '),
  );
}

const REACT = "import * as React from 'react';\n";
const MENU = "Menu | import { Menu } from '@acme/ui'; |  | open";
const ITEM = "Menu.Item | import { Menu } from '@acme/ui'; | Runs a command. | label";
/** Component without an export. */
const PRIVATE_ITEM = `/** Runs a command. */
declare function MenuItem(props: { label: string }): React.ReactElement;
declare function MenuRoot(props: { open: boolean }): React.ReactElement;`;

test.each([
  ['an intersection', 'export declare const Menu: typeof MenuRoot & { Item: typeof MenuItem };'],
  [
    'an intersection with React.FC',
    'export declare const Menu: React.FC<{ open: boolean }> & { Item: typeof MenuItem; size: 1 };',
  ],
  [
    'an interface',
    `interface MenuType extends React.FC<{ open: boolean }> {
  /** Runs a command. */
  Item: React.FC<{ label: string }>;
}
export declare const Menu: MenuType;`,
  ],
  [
    'a class',
    `export declare class Menu extends React.Component<{ open: boolean }> {
  static Item: typeof MenuItem;
}`,
  ],
])('lists the members of a component that is declared as %s', async (_, menu) => {
  const types = `${REACT}${PRIVATE_ITEM}\n${menu}\nexport {};`;
  expect(await readAll(create({ 'index.d.ts': types }))).toEqual([MENU, ITEM]);
});

test('lists no members that another package declares', async () => {
  const context = 'export declare const Menu: React.FC<{ open: boolean }> & React.Context<string>;';
  expect(await readAll(create({ 'index.d.ts': `${REACT}${context}` }))).toEqual([MENU]);
});

describe('the default export of a package', () => {
  const picker = `/** Picks a date. */
declare function Picker(props: { date: string }): React.ReactElement;
declare namespace Picker { function Day(props: { day: number }): React.ReactElement; }`;
  const api = "Picker | import Picker from '@acme/ui'; | Picks a date. | date";
  const day = "Picker.Day | import Picker from '@acme/ui'; |  | day";

  test.each([
    ['a declaration', `${picker}\nexport default Picker;`, [api, day]],
    [
      'a function',
      `/** Picks a date. */
export default function Picker(props: { date: string }): React.ReactElement;`,
      [api],
    ],
    [
      'a named export too',
      `${picker}\nexport { Picker, Picker as default };`,
      [api, day].map((row) => row.replace('Picker from', '{ Picker } from')),
    ],
  ])('has the name of its declaration when it is %s', async (_, types, rows) => {
    expect(await readAll(create({ 'index.d.ts': REACT + types }))).toEqual(rows);
  });

  test('hides no components in subpaths', async () => {
    const manifest = {
      ...{ name: '@acme/ui', version: '1.0.0', types: 'index.d.ts' },
      exports: { '.': './index.d.ts', './badge': './badge.d.ts' },
    };
    const productDir = create({
      'package.json': JSON.stringify(manifest),
      'index.d.ts': `${REACT}${picker}\nexport default Picker;`,
      'badge.d.ts': `${REACT}export default function Badge(props: { max: number }): React.ReactElement;`,
    });
    const badge = "Badge | import Badge from '@acme/ui/badge'; |  | max";
    expect(await readAll(productDir)).toEqual([badge, api, day]);
  });

  test('names a hook after its declaration when it is the default export', async () => {
    const types = 'export default function useTone(initial: string): { tone: string };';
    const productDir = create({ 'index.d.ts': types });
    const { apis } = await extractHookApis({ productDir, names: ['useTone'] });
    expect(apis).toMatchObject([
      { name: 'useTone', imports: ["import useTone from '@acme/ui';"], returnValue: [{}] },
    ]);
    const functions = await extractFunctionApis({ productDir, names: ['@acme/ui'] });
    expect(functions.apis.map(({ name, imports }) => [name, ...imports])).toEqual([
      ['useTone', "import useTone from '@acme/ui';"],
    ]);
  });
});

test('reads a hook that a folder exports as the default', async () => {
  const productDir = create({
    'index.d.ts': "export { default as useTone } from './useTone';",
    'useTone/index.d.ts': "export { default } from './useTone';",
    'useTone/useTone.d.ts': 'export default function useTone(): { tone: string };',
  });
  const { apis } = await extractHookApis({ productDir, names: ['useTone'] });
  expect(apis[0]?.imports).toEqual([
    "import useTone from '@acme/ui/useTone';",
    "import { useTone } from '@acme/ui';",
  ]);
});

test('lists components whose names are not ASCII or start with $', async () => {
  const types = `${REACT}export declare function Éclair(props: { a: string }): React.ReactElement;
export declare const $Box: React.FC<{ b: string }> & { Café: React.FC<{ c: string }> };
export declare function _Internal(props: {}): React.ReactElement;`;
  expect(await readAll(create({ 'index.d.ts': types }))).toEqual([
    "$Box | import { $Box } from '@acme/ui'; |  | b",
    "$Box.Café | import { $Box } from '@acme/ui'; |  | c",
    "Éclair | import { Éclair } from '@acme/ui'; |  | a",
  ]);
});
