import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { classAnchor, type ComponentApi } from '@vitrine/ui/core';
import { listApiPages } from '../content/listApiPages.ts';
import { listComponentNames } from '../content/readProductApis.ts';
import { readPages, readProducts } from '../content/readProducts.ts';
import { readComponentApis } from './readApis.ts';
import { loadRunningComponent } from './runningComponent.ts';

const products = join(import.meta.dirname, '../../products');

/** Props that either the types or the PropTypes require, but not both, with the reason. */
const OTHERWISE_REQUIRED: Readonly<Record<string, string>> = {
  'AppProvider.children': 'a `ReactNode` may be undefined',
  'CardMedia.children': 'required only without `image`, `src` and `component`',
  'DashboardLayout.children': 'a `ReactNode` may be undefined',
  'Dropdown.children': 'a `ReactNode` may be undefined',
  'FocusTrap.children': 'the PropTypes do not require the element',
  'FormControlLabel.label': 'a `ReactNode` may be undefined',
  'GlobalStyles.styles': 'styles may be undefined',
  'MobileStepper.backButton': 'a `ReactNode` may be undefined',
  'MobileStepper.nextButton': 'a `ReactNode` may be undefined',
  'PickersLayout.view': 'may be null',
  'PickersLayout.wrapperVariant': 'may be null',
  'PickersSectionList.sectionListRef': 'a `Ref` may be null',
  'PickersTextField.sectionListRef': 'a `Ref` may be null',
  'StepIcon.icon': 'a `ReactNode` may be undefined',
  'Tooltip.title': 'a `ReactNode` may be undefined',
};

/** Props that have PropTypes and are missing in the types, with the reason. */
const UNDECLARED: Readonly<Record<string, string>> = {
  'CssTransition.lastTransitionedPropertyOnEnter': 'missing in the types of the release',
};

/** Export names of the classes that a component shares with another component. */
const SHARED_CLASSES: Readonly<Record<string, string>> = {
  DataGrid: 'gridClasses',
  SwipeableDrawer: 'drawerClasses',
};

/** Props that API pages list in one sentence instead of table rows. */
const COMMON = ['className', 'style', 'ref'];
/** Props that replace the root or the slots. Some components have no PropTypes for them. */
const ROOT = ['component'];
const PARTS = [...ROOT, 'slots', 'slotProps'];

async function extractProduct(folder: string): Promise<ComponentApi[]> {
  const all = await readProducts(products);
  const product = all.find((candidate) => candidate.folder === folder)!;
  const names = listComponentNames(product, listApiPages(product, readPages(product)));
  const { apis, problems } = await readComponentApis({ productDir: product.dir, names });
  expect(problems).toEqual([]);
  return apis;
}

/** Normalizes the quotes, white space and trailing commas of a value. */
const plain = (value = '') =>
  value
    .replaceAll('"', "'")
    .replace(/\s+/g, '')
    .replace(/,(?=[\]}])/g, '');

/**
 * Columns: product folder; minimum numbers of components, props with PropTypes, and literal
 * defaults; props that may have no PropTypes.
 */
describe.each([
  ['material-ui', 141, 1400, 500, ROOT],
  ['joy-ui', 81, 850, 420, PARTS],
  ['base-ui', 30, 100, 10, PARTS],
  ['system', 6, 25, 0, ROOT],
  ['x', 31, 1100, 25, PARTS],
  ['toolpad', 10, 40, 6, []],
] as const)(
  '%s',
  (folder, components, checkedProps, plainDefaults, replaceable: readonly string[]) => {
    const productDir = join(products, folder);
    let apis: ComponentApi[] = [];

    beforeAll(async () => {
      apis = await extractProduct(folder);
    }, 120_000);

    function listRunning() {
      return apis.map((api) => {
        const running = loadRunningComponent(productDir, api);
        const checked = new Map([...running.checked].filter(([name]) => !COMMON.includes(name)));
        const documented = [...checked.keys()].filter((name) => !running.ignored.has(name));
        return { ...running, api, checked, documented, name: api.name };
      });
    }

    test('reads every public component', () => {
      expect(apis.length).toBeGreaterThanOrEqual(components);
    });

    test('reads every prop that has PropTypes and no `@ignore` tag', () => {
      const missing = listRunning().flatMap(({ name, api, documented }) => {
        const listed = new Set(api.props.map((prop) => prop.name));
        return documented.filter((prop) => !listed.has(prop)).map((prop) => `${name}.${prop}`);
      });
      expect(missing.filter((id) => !(id in UNDECLARED))).toEqual([]);
      const all = listRunning().flatMap(({ documented }) => documented);
      expect(all.length).toBeGreaterThanOrEqual(checkedProps);
    });

    test('reads no props without PropTypes, except props that replace the root or slots', () => {
      const uncheckedProps = listRunning()
        .filter(({ checked }) => checked.size > 0)
        .flatMap(({ name, api, checked }) =>
          api.props
            .filter((prop) => !checked.has(prop.name) && !replaceable.includes(prop.name))
            .map((prop) => `${name}.${prop.name}`),
        );
      expect(uncheckedProps).toEqual([]);
    });

    test('marks props as required like the PropTypes, with listed exceptions', () => {
      const deviations = listRunning().flatMap(({ name, api, checked }) =>
        api.props
          .filter((prop) => checked.has(prop.name) && checked.get(prop.name) !== prop.required)
          .map((prop) => `${name}.${prop.name}`),
      );
      expect(deviations.filter((id) => !(id in OTHERWISE_REQUIRED))).toEqual([]);
      expect(deviations.length).toBeLessThanOrEqual(Math.max(2, checkedProps / 100));
    });

    test('reads the same defaults as the component code when the defaults are literals', () => {
      const all = listRunning().flatMap(({ name, api, defaults }) =>
        api.props.flatMap((prop) => {
          const value = defaults.get(prop.name);
          return value === undefined ? [] : [{ id: `${name}.${prop.name}`, prop, value }];
        }),
      );
      const wrong = all.filter(({ prop, value }) => plain(prop.default) !== plain(value));
      expect(wrong.map(({ id, prop, value }) => `${id}: ${prop.default}, ${value}`)).toEqual([]);
      expect(all.length).toBeGreaterThanOrEqual(plainDefaults);
    });

    test('reads the class names of the running package, sorted by key', () => {
      const require = createRequire(join(productDir, 'package.json'));
      for (const { api, classes } of listRunning()) {
        const shared = SHARED_CLASSES[api.name];
        const running: unknown = shared ? require(api.packageName)[shared] : classes;
        const listed = Object.fromEntries(
          api.classes.map(({ key, className }) => [key, className]),
        );
        // The API of the data grid lacks the classes that the package marks as internal.
        if (api.name === 'DataGrid') expect(running).toMatchObject(listed);
        else expect(listed).toEqual(running);
        const keys = api.classes.map(({ key }) => key.toLowerCase());
        expect(keys).toEqual(keys.toSorted());
      }
    });

    test('marks only state classes such as `Mui-disabled` as global', () => {
      for (const { className, global } of apis.flatMap(({ classes }) => classes))
        expect(global).toBe(/^(?:Mui|base-)-/.test(className));
    });

    test('sorts required props first, then props by name', () => {
      for (const { props } of apis) {
        const order = props.map(({ name, required }) => `${required ? 0 : 1}${name.toLowerCase()}`);
        expect(order).toEqual(order.toSorted());
      }
    });

    test('prints prop types without internal helper types', () => {
      // The date pickers have types whose names end with `SlotProps`.
      const slotProps = folder === 'x' ? /\bSlotProps</ : /SlotProps</;
      const helpers = /undefined|Overridable|Overrides|EventHandler|StandardProps|^$/;
      const printedHelpers = apis.flatMap(({ name, props }) =>
        props.flatMap((prop) =>
          helpers.test(prop.type) || slotProps.test(prop.type)
            ? `${name}.${prop.name}: ${prop.type}`
            : [],
        ),
      );
      expect(printedHelpers).toEqual([]);
    });

    test('lists import statements that all import the component', () => {
      const require = createRequire(join(productDir, 'package.json'));
      for (const { name, imports, packageName } of apis) {
        if (folder === 'material-ui') {
          expect(imports).toEqual([
            `import ${name} from '${packageName}/${name}';`,
            `import { ${name} } from '${packageName}';`,
          ]);
        }
        const values = imports.map((statement) => {
          const [, specifier, from = ''] = /^import (.+) from '(.+)';$/.exec(statement) ?? [];
          const module = require(from) as Record<string, unknown>;
          const [, exportName = name] = /^\{ (\w+) as /.exec(specifier ?? '') ?? [];
          return module[specifier === name ? 'default' : exportName];
        });
        expect(values.every((value) => value !== undefined && value === values[0])).toBe(true);
      }
    });

    test('descriptions link only to existing API pages and rows, or to other sites', () => {
      const bySlug = new Map(apis.map((api) => [api.slug, api]));
      const pattern = /href=\\"\/[\w-]+\/(?:[\w-]+\/)*api\/(?:[\w-]+\/)*([\w-]+)(?:#([\w-]+))?\\"/g;
      for (const [, slug = '', hash] of JSON.stringify(apis).matchAll(pattern)) {
        const target = bySlug.get(slug);
        expect([slug, typeof target]).toEqual([slug, 'object']);
        const rows = target?.classes.map(({ className }) => classAnchor(slug, className)) ?? [];
        if (hash) expect(['props', 'classes', ...rows]).toContain(hash);
      }
    });
  },
);
