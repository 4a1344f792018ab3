import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ComponentApi } from '@vitrine/ui/core';
import { readCommonJsSource } from './commonJsBuild.ts';
import { locateComponents } from './locateComponents.ts';
import { readSourceDefaults } from './readSourceDefaults.ts';

/** Metadata of a component, read from its package at run time. */
export interface RunningComponent {
  /** Props in the component's `propTypes`, with whether each prop is required. */
  checked: ReadonlyMap<string, boolean>;
  classes: Record<string, string>;
  /** Literal default values in the component's code. */
  defaults: ReadonlyMap<string, string>;
  /** Props that the component's source marks with `@ignore` or `@internal`. */
  ignored: ReadonlySet<string>;
}

type Validator = (...args: readonly unknown[]) => unknown;
type Module = Record<string, unknown>;

interface Component {
  propTypes?: Record<string, Validator>;
  /** Component that `React.memo` wraps. */
  type?: Component;
}

const IGNORED = /@(?:ignore|internal|private|hidden)\b(?:(?!\*\/)[^])*\*\/\s*['"]?([\w-]+)['"]?:/g;

/** Loads a component from the product's packages, to verify the API that was read from types. */
export function loadRunningComponent(productDir: string, api: ComponentApi): RunningComponent {
  const require = createRequire(join(productDir, 'package.json'));
  const folder = /from '([^']+)'/.exec(api.imports[0] ?? '')?.[1] ?? api.packageName;
  const module = require(folder) as Module;
  const [, exportName = 'default'] = /^import \{ (\S+)/.exec(api.imports[0] ?? '') ?? [];
  const component = module[exportName] as Component;
  const [located] = locateComponents(productDir, [api.name]);
  const source = located ? readCommonJsSource(located) : '';
  const classes = module[`${api.name[0]?.toLowerCase()}${api.name.slice(1)}Classes`];
  return {
    checked: readChecked(component.propTypes ?? component.type?.propTypes ?? {}),
    classes: (classes ?? {}) as RunningComponent['classes'],
    defaults: readSourceDefaults(source, { component: api.name }),
    ignored: new Set(Array.from(source.matchAll(IGNORED), ([, name = '']) => name)),
  };
}

/** Secret argument that the validators of `prop-types` require. */
const SECRET = 'SECRET_DO_NOT_PASS_THIS_OR_YOU_WILL_BE_FIRED';

function readChecked(propTypes: Record<string, Validator>): Map<string, boolean> {
  const names = Object.keys(propTypes).filter((name) => /^[\w-]+$/.test(name));
  return new Map(names.map((name) => [name, isRequired(name, propTypes[name])]));
}

function isRequired(name: string, validate: Validator | undefined): boolean {
  return validate?.({}, name, 'Component', 'prop', null, SECRET) instanceof Error;
}
