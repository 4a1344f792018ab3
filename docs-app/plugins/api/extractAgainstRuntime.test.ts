import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { classAnchor, type ComponentApi } from '@vitrine/ui/core';
import { extractComponentApis } from './extractComponentApis.ts';

const productDir = join(import.meta.dirname, '../../products/material-ui');
const require = createRequire(join(productDir, 'package.json'));

const names = [
  'Button IconButton ButtonBase TextField FormControl FormHelperText InputLabel OutlinedInput',
  'FilledInput Input InputAdornment Select MenuItem NativeSelect Alert AlertTitle Dialog DialogTitle',
  'DialogContent DialogContentText DialogActions Tabs Tab Table TableBody TableCell TableContainer',
  'TableHead TableRow TableSortLabel TablePagination Stack',
].flatMap((line) => line.split(' '));

/** Checked by the components' code, and no props of their own. */
const NATIVE: Partial<Record<string, string[]>> = {
  Button: ['type'],
  ButtonBase: [
    'onBlur onClick onContextMenu onDragLeave onFocus onKeyDown onKeyUp onMouseDown onMouseLeave',
    'onMouseUp onTouchEnd onTouchMove onTouchStart type',
  ].flatMap((line) => line.split(' ')),
  Dialog: ['onClick'],
  DialogTitle: ['id'],
  MenuItem: ['role'],
  Tab: ['onChange', 'onClick', 'onFocus'],
  TablePagination: ['colSpan'],
};

/** Marked `@ignore` by the library: a form field has no children of its own. */
const IGNORED: Partial<Record<string, string[]>> = { TextField: ['children'] };

/** Validators that wrap another one and so hide whether they require a value. */
const OPAQUE = new Set(['IconButton.children', 'ButtonBase.component', 'Tab.children']);

interface Running {
  propTypes: Record<string, { isRequired?: unknown }>;
  classes: Record<string, string>;
}

function load({ name, packageName }: ComponentApi): Running {
  const module = require(`${packageName}/${name}`) as Record<string, unknown>;
  const { propTypes } = module.default as Pick<Running, 'propTypes'>;
  const classes = module[`${name[0]?.toLowerCase()}${name.slice(1)}Classes`] as Running['classes'];
  return { propTypes, classes };
}

let apis = new Map<string, ComponentApi>();

function get(name: string): ComponentApi {
  const api = apis.get(name);
  if (!api) throw new Error(`${name} was not extracted.`);
  return api;
}

beforeAll(async () => {
  const extracted = await extractComponentApis({ productDir, names });
  apis = new Map(extracted.map((api) => [api.name, api]));
}, 60_000);

describe.each(names)('%s', (name) => {
  test('has every prop that the running component checks, or a reason', () => {
    const listed = get(name).props.map((prop) => prop.name);
    const absent = Object.keys(load(get(name)).propTypes).filter((prop) => !listed.includes(prop));
    const known = ['className', ...(NATIVE[name] ?? []), ...(IGNORED[name] ?? [])];
    expect(absent.filter((prop) => prop !== 'className')).toEqual(known.slice(1));
  });

  test('has only props that the running component checks, and component', () => {
    const checked = Object.keys(load(get(name)).propTypes);
    const more = get(name)
      .props.map((prop) => prop.name)
      .filter((prop) => !checked.includes(prop));
    expect(more.filter((prop) => prop !== 'component')).toEqual([]);
  });

  test('requires what the running component requires', () => {
    const { propTypes } = load(get(name));
    const props = get(name).props.filter(
      (prop) => propTypes[prop.name] && !OPAQUE.has(`${name}.${prop.name}`),
    );
    const running = props
      .filter((prop) => !propTypes[prop.name]?.isRequired)
      .map((prop) => prop.name);
    expect(props.filter((prop) => prop.required).map((prop) => prop.name)).toEqual(running);
  });

  test('has the class names of the running package, sorted by key', () => {
    const { classes } = load(get(name));
    expect(
      Object.fromEntries(get(name).classes.map(({ key, className }) => [key, className])),
    ).toEqual(classes);
    const keys = get(name).classes.map(({ key }) => key.toLowerCase());
    expect(keys).toEqual(keys.toSorted());
  });

  test('marks the classes of shared states', () => {
    for (const { className, global } of get(name).classes)
      expect(global).toBe(className.startsWith('Mui-'));
  });

  test('sorts required props first, then by name', () => {
    const order = get(name).props.map(
      (prop) => `${prop.required ? 0 : 1}${prop.name.toLowerCase()}`,
    );
    expect(order).toEqual(order.toSorted());
  });

  test('writes types without compiler helpers', () => {
    for (const { type } of get(name).props) {
      expect(type).not.toMatch(
        /undefined|Overridable|Overrides|SlotProps<|EventHandler|StandardProps|^$/,
      );
    }
  });

  test('imports the component by both statements', () => {
    const { imports, packageName } = get(name);
    expect(imports).toEqual([
      `import ${name} from '${packageName}/${name}';`,
      `import { ${name} } from '${packageName}';`,
    ]);
    expect(require(packageName)[name]).toBe(require(`${packageName}/${name}`).default);
  });

  test('links only to rows that exist, or away', () => {
    const html = JSON.stringify(get(name));
    for (const [, slug, hash] of html.matchAll(
      /href=\\"\/material-ui\/api\/([\w-]+)(?:#([\w-]+))?\\"/g,
    )) {
      const target = [...apis.values()].find((api) => api.slug === slug);
      expect(target).toBeDefined();
      const rows =
        target?.classes.map(({ className }) => classAnchor(target.slug, className)) ?? [];
      if (hash) expect(['props', 'classes', ...rows]).toContain(hash);
    }
  });
});
