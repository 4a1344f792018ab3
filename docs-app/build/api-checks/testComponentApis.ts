import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { classAnchor, type ComponentApi } from '@vitrine/ui/core';
import type { Extracted } from '../api/apiCache.ts';
import { loadRunningComponent, type RunningComponent } from '../api/runningComponent.ts';

/** Expected differences between the types and the running code of a product's packages. */
export interface RuntimeComparison {
  productDir: string;
  read: () => Promise<Extracted<ComponentApi>>;
  /** Minimum numbers of components, props with PropTypes, and literal defaults. */
  atLeast: { components: number; checkedProps: number; plainDefaults: number };
  /** Props that may have no PropTypes, because they replace the root or the slots. */
  replaceable?: readonly string[];
  /** Props that either the types or the PropTypes require, but not both, with the reason. */
  otherwiseRequired?: Readonly<Record<string, string>>;
  /** Props that have PropTypes and are missing in the types, with the reason. */
  undeclared?: Readonly<Record<string, string>>;
  /** Export names of the classes that a component shares with another component. */
  sharedClasses?: Readonly<Record<string, string>>;
  /** Components whose API lacks the classes that the package marks as internal. */
  withInternalClasses?: readonly string[];
  /** Matches slot types that the API must not name. */
  slotTypes?: RegExp;
  /** Matches the state classes that the components share. */
  stateClass: RegExp;
  /** Whether every component is the default export of a folder. */
  hasDefaultExports?: boolean;
}

interface RunningApi extends RunningComponent {
  api: ComponentApi;
  name: string;
  /** Props with PropTypes, except `COMMON` props and props that the source hides. */
  documented: readonly string[];
}

interface Subject extends RuntimeComparison {
  listApis: () => readonly ComponentApi[];
  listRunning: () => readonly RunningApi[];
}

/** Props that API pages list in one sentence instead of table rows. */
const COMMON = ['className', 'style', 'ref'];

/** Defines the tests that compare the APIs of a product's components with the running packages. */
export function testComponentApis(comparison: RuntimeComparison): void {
  const { productDir, read } = comparison;
  let apis: readonly ComponentApi[] = [];

  beforeAll(async () => {
    const extracted = await read();
    expect(extracted.problems).toEqual([]);
    ({ apis } = extracted);
  }, 120_000);

  const listRunning = () =>
    apis.map((api) => {
      const running = loadRunningComponent(productDir, api);
      const checked = new Map([...running.checked].filter(([name]) => !COMMON.includes(name)));
      const documented = [...checked.keys()].filter((name) => !running.ignored.has(name));
      return { ...running, api, checked, documented, name: api.name };
    });
  const subject = { ...comparison, listApis: () => apis, listRunning };
  testProps(subject);
  testRequired(subject);
  testDefaults(subject);
  testClasses(subject);
  testTypes(subject);
  testImports(subject);
  testLinks(subject);
}

function testProps({
  atLeast,
  undeclared = {},
  replaceable = [],
  listApis,
  listRunning,
}: Subject): void {
  test('reads at least the expected number of components', () => {
    expect(listApis().length).toBeGreaterThanOrEqual(atLeast.components);
  });

  test('reads every prop that has PropTypes and is not hidden, with listed exceptions', () => {
    const missing = listRunning().flatMap(({ name, api, documented }) => {
      const listed = new Set(api.props.map((prop) => prop.name));
      return documented.filter((prop) => !listed.has(prop)).map((prop) => `${name}.${prop}`);
    });
    expect(missing.filter((id) => !(id in undeclared))).toEqual([]);
    const all = listRunning().flatMap(({ documented }) => documented);
    expect(all.length).toBeGreaterThanOrEqual(atLeast.checkedProps);
  });

  test('reads no props without PropTypes when a component has PropTypes, with listed exceptions', () => {
    const uncheckedProps = listRunning()
      .filter(({ checked }) => checked.size > 0)
      .flatMap(({ name, api, checked }) =>
        api.props
          .filter((prop) => !checked.has(prop.name) && !replaceable.includes(prop.name))
          .map((prop) => `${name}.${prop.name}`),
      );
    expect(uncheckedProps).toEqual([]);
  });
}

function testRequired({ atLeast, otherwiseRequired = {}, listApis, listRunning }: Subject): void {
  test('marks the same props as required as the PropTypes, with listed exceptions', () => {
    const deviations = listRunning().flatMap(({ name, api, checked }) =>
      api.props
        .filter((prop) => checked.has(prop.name) && checked.get(prop.name) !== prop.required)
        .map((prop) => `${name}.${prop.name}`),
    );
    expect(deviations.filter((id) => !(id in otherwiseRequired))).toEqual([]);
    expect(deviations.length).toBeLessThanOrEqual(Math.max(2, atLeast.checkedProps / 100));
  });

  test('sorts required props first, then props by name', () => {
    for (const { props } of listApis()) {
      const order = props.map(({ name, required }) => `${required ? 0 : 1}${name.toLowerCase()}`);
      expect(order).toEqual(order.toSorted());
    }
  });
}

/** Normalizes the quotes, white space and trailing commas of a value. */
const plain = (value = '') =>
  value
    .replaceAll('"', "'")
    .replace(/\s+/g, '')
    .replace(/,(?=[\]}])/g, '');

function testDefaults({ atLeast, listRunning }: Subject): void {
  test('reads the same defaults as the component code when the defaults are literals', () => {
    const all = listRunning().flatMap(({ name, api, defaults }) =>
      api.props.flatMap((prop) => {
        const value = defaults.get(prop.name);
        return value === undefined ? [] : [{ id: `${name}.${prop.name}`, prop, value }];
      }),
    );
    const wrong = all.filter(({ prop, value }) => plain(prop.default) !== plain(value));
    expect(wrong.map(({ id, prop, value }) => `${id}: ${prop.default}, ${value}`)).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(atLeast.plainDefaults);
  });
}

function testClasses(subject: Subject): void {
  const { productDir, sharedClasses = {}, withInternalClasses = [] } = subject;

  test('reads the class names of the running package, sorted by key', () => {
    const require = createRequire(join(productDir, 'package.json'));
    for (const { api, classes } of subject.listRunning()) {
      const shared = sharedClasses[api.name];
      const running: unknown = shared ? require(api.packageName)[shared] : classes;
      const listed = Object.fromEntries(api.classes.map(({ key, className }) => [key, className]));
      if (withInternalClasses.includes(api.name)) expect(running).toMatchObject(listed);
      else expect(listed).toEqual(running);
      const keys = api.classes.map(({ key }) => key.toLowerCase());
      expect(keys).toEqual(keys.toSorted());
    }
  });

  test('marks only shared state classes such as `Mui-disabled` as global', () => {
    for (const { className, global } of subject.listApis().flatMap(({ classes }) => classes))
      expect(global).toBe(subject.stateClass.test(className));
  });
}

function testTypes({ slotTypes = /SlotProps</, listApis }: Subject): void {
  test('prints prop types without internal helper types', () => {
    const helpers = /Overridable|Overrides|EventHandler|StandardProps|^$/;
    const printedHelpers = listApis().flatMap(({ name, props }) =>
      props.flatMap((prop) =>
        helpers.test(prop.type) || slotTypes.test(prop.type)
          ? `${name}.${prop.name}: ${prop.type}`
          : [],
      ),
    );
    expect(printedHelpers).toEqual([]);
  });
}

function testImports({ productDir, hasDefaultExports = false, listApis }: Subject): void {
  test('lists import statements that all import the component', () => {
    const require = createRequire(join(productDir, 'package.json'));
    for (const { name, imports, packageName } of listApis()) {
      if (hasDefaultExports) {
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
}

function testLinks({ listApis }: Subject): void {
  test('links descriptions only to API pages and anchors that exist', () => {
    const bySlug = new Map(listApis().map((api) => [api.slug, api]));
    const pattern = /href=\\"\/[\w-]+\/(?:[\w-]+\/)*api\/(?:[\w-]+\/)*([\w-]+)(?:#([\w-]+))?\\"/g;
    for (const [, slug = '', hash] of JSON.stringify(listApis()).matchAll(pattern)) {
      const target = bySlug.get(slug);
      expect([slug, typeof target]).toEqual([slug, 'object']);
      const rows = target?.classes.map(({ className }) => classAnchor(slug, className)) ?? [];
      if (hash) expect(['props', 'classes', ...rows]).toContain(hash);
    }
  });
}
