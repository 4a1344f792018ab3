import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { extractComponentApis } from './extractComponentApis.ts';
import { extractHookApis } from './extractHookApis.ts';
import { discoverComponents, findBarePackages } from './locateComponents.ts';
import { REACT_TYPES, writeProduct, type PackageFiles } from './packageFixture.ts';
import { readComponentApis } from './readApis.ts';

// Most tests create a compiler program.
vi.setConfig({ testTimeout: 30_000 });

const TYPES = `
import * as React from 'react';
/** Colors of a button. */
export type Tone = 'calm' | 'loud';
interface BaseProps {
  /** Size of the button. */
  size?: 's' | 'm';
}
export interface ButtonProps extends BaseProps, React.ButtonHTMLAttributes<object> {
  /** Color of the button. */
  tone: Tone;
}
/** Starts an action. */
export declare const Button: React.ForwardRefExoticComponent<ButtonProps & React.RefAttributes<object>>;
/** Shows a number. */
export declare function Badge({ max }: { max?: number }): React.ReactElement;
export declare class Chart extends React.Component<{ data: number[] }> {}
/** @ignore */
export declare function Hidden(props: {}): React.ReactElement;
export declare const Tones: Tone[];
export declare const ToneContext: React.Context<Tone>;
export declare function useTone(initial: Tone): { tone: Tone };
declare function Internal(props: {}): React.ReactElement;
export {};
`;
const SCRIPT = `
import { document } from './missing.js';
const b = ({ size: a = "m", tone, ...rest }) => document.title;
function Badge({ max = 99, dot = !0 }) { return null; }
export { b as Button, Badge };
`;

/** Package layouts, which differ in the location of the declarations. */
const layouts: [string, PackageFiles][] = [
  ['index.d.ts beside package.json', { 'index.d.ts': TYPES, 'index.js': SCRIPT }],
  [
    'types in package.json',
    {
      'package.json': JSON.stringify({
        ...{ name: '@acme/flat', version: '1.0.0', type: 'module' },
        ...{ types: './dist/main.d.ts', module: './dist/main.js' },
      }),
      'dist/main.d.ts': TYPES,
      'dist/main.js': SCRIPT,
    },
  ],
  [
    'nested conditions in exports',
    {
      'package.json': JSON.stringify({
        ...{ name: '@acme/flat', version: '1.0.0', type: 'module' },
        exports: { '.': { import: { types: './dist/main.d.mts', default: './dist/main.mjs' } } },
      }),
      'dist/main.d.mts': TYPES,
      'dist/main.mjs': SCRIPT,
    },
  ],
  [
    'files that the entry exports again',
    {
      'package.json': JSON.stringify({
        ...{ name: '@acme/flat', version: '1.0.0' },
        exports: { types: './lib/index.d.ts', default: './lib/index.js' },
      }),
      'lib/index.d.ts': "export * from './parts/all.js';",
      'lib/index.js': "export * from './parts/all.js';",
      'lib/parts/all.d.ts': TYPES,
      'lib/parts/all.js': SCRIPT,
    },
  ],
];

const created: { remove: () => void }[] = [];
afterAll(() => created.forEach(({ remove }) => remove()));

function create(packages: Readonly<Record<string, PackageFiles>>): string {
  const product = writeProduct({ ...packages, '@types/react': REACT_TYPES });
  created.push(product);
  return product.productDir;
}

describe.each(layouts)('a flat package with %s (FAULT E1)', (_, files) => {
  const productDir = create({ '@acme/flat': files });
  const packageNames = ['@acme/flat'];

  test('lists the public components of a flat package', () => {
    expect(discoverComponents(productDir, { packageNames, slugs: new Set() })).toEqual([
      ...['Badge', 'Button', 'Chart'],
    ]);
    expect(findBarePackages(productDir, packageNames)).toEqual([]);
  });

  test('reads props, defaults and imports of the components in a flat package', async () => {
    const { apis, problems } = await extractComponentApis({
      productDir,
      names: ['Button', 'Badge', 'Chart'],
    });
    expect(problems).toEqual([]);
    const rows = apis.map(({ name, description, imports, props }) => [
      ...[name, description, imports],
      props.map((prop) => `${prop.name}: ${prop.type} = ${prop.default}, ${prop.required}`),
    ]);
    expect(rows).toEqual([
      [
        ...['Button', 'Starts an action.', ["import { Button } from '@acme/flat';"]],
        ["tone: 'calm' | 'loud' = undefined, true", "size: 's' | 'm' = 'm', false"],
      ],
      [
        ...['Badge', 'Shows a number.', ["import { Badge } from '@acme/flat';"]],
        ['max: number = 99, false'],
      ],
      [
        ...['Chart', '', ["import { Chart } from '@acme/flat';"]],
        ['data: number[] = undefined, true'],
      ],
    ]);
    expect(apis[0]?.commonProps).toEqual(['className', 'style', 'ref']);
  });

  test('reads the parameters and return values of hooks in a flat package', async () => {
    const { apis } = await extractHookApis({ productDir, names: ['useTone'] });
    expect(apis).toMatchObject([
      {
        imports: ["import { useTone } from '@acme/flat';"],
        parameters: [{ name: 'initial', type: "'calm' | 'loud'", required: true }],
        returnValue: [{ name: 'tone' }],
      },
    ]);
  });

  test('throws and suggests public components when a name is not a public component', async () => {
    for (const name of ['Hidden', 'Internal', 'Tones', 'ToneContext', 'Buton']) {
      const unknown = extractComponentApis({ productDir, names: [name] });
      await expect(unknown).rejects.toMatchObject({ code: 'api/unknown-component' });
      await expect(unknown).rejects.toThrow(/Did you mean .*Button/);
    }
  });
});

describe.each([
  ['named', { './button': { types: './lib/button.d.ts', default: './lib/button.js' } }],
  ['matched by a pattern', { './*': { types: './lib/*.d.ts', default: './lib/*.js' } }],
  ['matched by a pattern for scripts', { './*': './lib/*.js', './styles/*': './lib/*.css' }],
])('a package with subpaths that are %s (FAULT E1)', (_, exports) => {
  const productDir = create({
    '@acme/paths': {
      'package.json': JSON.stringify({ name: '@acme/paths', version: '1.0.0', exports }),
      'lib/button.d.ts': TYPES,
      'lib/button.js': SCRIPT,
    },
  });

  test('lists components that a package exports only from subpaths', () => {
    const query = { packageNames: ['@acme/paths'], slugs: new Set<string>() };
    expect(discoverComponents(productDir, query)).toEqual(['Badge', 'Button', 'Chart']);
    expect(findBarePackages(productDir, query.packageNames)).toEqual([]);
  });

  test('reads props, defaults and imports of a component from its subpath', async () => {
    const { apis, problems } = await extractComponentApis({ productDir, names: ['Button'] });
    expect(problems).toEqual([]);
    expect(apis).toMatchObject([
      {
        imports: ["import { Button } from '@acme/paths/button';"],
        props: [{ name: 'tone' }, { name: 'size', default: "'m'" }],
      },
    ]);
  });

  test('imports a hook from the subpath that exports it', async () => {
    const { apis } = await extractHookApis({ productDir, names: ['useTone'] });
    expect(apis).toMatchObject([{ imports: ["import { useTone } from '@acme/paths/button';"] }]);
  });
});

test('throws an error that names the component when a package lacks types (FAULT E1)', async () => {
  const productDir = create({ '@acme/bare': { 'index.js': 'exports.Button = () => null;' } });
  const unknown = extractComponentApis({ productDir, names: ['Button'] });
  await expect(unknown).rejects.toThrow(
    /The types of the packages that vitrine-product-\w+ pins export no component "Button"\./,
  );
  await expect(unknown).rejects.not.toThrow(/Did you mean|none/);
});

test('reads a component without a folder when other components have folders (FAULT E1)', async () => {
  const folder = "export { default } from './Card';\nexport * from './Card';";
  const card = `import * as React from 'react';
export default function Card(props: { wide?: boolean }): React.ReactElement;`;
  const flat = `import * as React from 'react';
export { default as Card } from './Card';
export declare function Note(props: { text: string }): React.ReactElement;`;
  const productDir = create({
    '@acme/mixed': { 'index.d.ts': flat, 'Card/index.d.ts': folder, 'Card/Card.d.ts': card },
  });
  const { apis } = await extractComponentApis({ productDir, names: ['Card', 'Note'] });
  expect(apis.map(({ name, imports }) => [name, imports[0]])).toEqual([
    ['Card', "import Card from '@acme/mixed/Card';"],
    ['Note', "import { Note } from '@acme/mixed';"],
  ]);
});

describe('a package that groups components (FAULT E1)', () => {
  const parts = `import * as React from 'react';
export interface DialogRootProps {
  /** Whether the dialog is open. */
  open?: boolean;
}
/** Groups the parts of a dialog. */
export declare function DialogRoot(props: DialogRootProps): React.ReactElement;
export declare namespace DialogRoot { type Props = DialogRootProps; }
export declare const DialogTitle: React.FC<{ level: number }>;
export declare const titleLevels: number[];
`;
  const entry = `import * as React from 'react';
export * as Dialog from './dialog/parts.js';
export * from './dialog/title.js';
export declare const useTabs: { (): number; reset(): void };
export declare function TabsPanel(props: { open: boolean }): React.ReactElement;
export declare const Tabs: {
  (props: { value: string }): React.ReactElement;
  readonly List: React.FC<{ label: string }>;
  Panel: (props: { open: boolean }) => React.ReactElement;
  count: number;
};
export declare function Field(props: { name: string }): React.ReactElement;
export declare namespace Field { function Hint(props: { text: string }): React.ReactElement; }
`;
  const script = `
function DialogRoot({ open = !1 }) { return null; }
function DialogTitle({ level = 2 }) { return null; }
export { DialogRoot as Root, DialogTitle as Title, DialogRoot, DialogTitle };
`;
  const productDir = create({
    '@acme/parts': {
      'index.d.ts': entry,
      'dialog/parts.d.ts': `export { DialogRoot as Root, DialogTitle as Title } from './parts-all.js';
export { titleLevels as Levels } from './parts-all.js';`,
      'dialog/title.d.ts': "export { DialogTitle } from './parts-all.js';",
      'dialog/parts-all.d.ts': parts,
      'dialog/parts-all.js': script,
    },
  });
  const names = ['Dialog.Root', 'DialogTitle', 'Field', 'Field.Hint', 'Tabs', 'Tabs.List'];

  test('lists components in a namespace or an object unless the package also exports them directly', () => {
    const query = { packageNames: ['@acme/parts'], slugs: new Set<string>() };
    expect(discoverComponents(productDir, query)).toEqual([...names, 'TabsPanel']);
  });

  test('throws api/unknown-hook when the name is a method of a hook', async () => {
    const unknown = extractHookApis({ productDir, names: ['useTabs.reset'] });
    await expect(unknown).rejects.toMatchObject({ code: 'api/unknown-hook' });
  });

  test('reads props, defaults and imports of components in namespaces and objects', async () => {
    const { apis, problems } = await extractComponentApis({ productDir, names });
    expect(problems).toEqual([]);
    const rows = apis.map(({ slug, imports, description, props }) => [
      ...[slug, imports[0], description],
      props.map(({ name, type, default: value }) => `${name}: ${type} = ${value}`).join(),
    ]);
    expect(rows).toEqual([
      [
        ...['dialog-root', "import { Dialog } from '@acme/parts';"],
        ...['Groups the parts of a dialog.', 'open: boolean = false'],
      ],
      ['dialog-title', "import { DialogTitle } from '@acme/parts';", '', 'level: number = 2'],
      ['field', "import { Field } from '@acme/parts';", '', 'name: string = undefined'],
      ['field-hint', "import { Field } from '@acme/parts';", '', 'text: string = undefined'],
      ['tabs', "import { Tabs } from '@acme/parts';", '', 'value: string = undefined'],
      ['tabs-list', "import { Tabs } from '@acme/parts';", '', 'label: string = undefined'],
    ]);
  });
});

describe('an extraction with a problem (FAULT E1)', () => {
  const types = `import * as React from 'react';
export declare const buttonClasses: { root: string };
export declare function Button(props: { label: string }): React.ReactElement;`;
  const script = "throw new Error('no window here');";
  const productDir = create({ '@acme/flat': { 'index.d.ts': types, 'index.js': script } });
  const cacheDir = mkdtempSync(join(tmpdir(), 'vitrine-api-'));
  afterAll(() => rmSync(cacheDir, { recursive: true }));
  const query = { productDir, names: ['Button'] };

  test('reads the props of a package that throws when imported', async () => {
    const { apis, problems } = await extractComponentApis(query);
    expect(apis[0]?.props.map(({ name }) => name)).toEqual(['label']);
    expect(problems).toEqual([{ subject: 'Button of @acme/flat@1.0.0', reason: 'no window here' }]);
  });

  test('does not cache component APIs when the package throws on import', async () => {
    await readComponentApis(query, { cacheDir });
    expect(readdirSync(cacheDir)).toEqual([]);
  });
});
