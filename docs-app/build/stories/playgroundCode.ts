import { join } from 'node:path';
import { ROOT } from '../../node/paths.ts';
import { toPosixPath } from '../../node/posixPaths.ts';
import { PLAYGROUND_TAG } from './playground.constants.ts';
import type { Playground } from './playgrounds.ts';

const HELPER = toPosixPath(join(ROOT, '.storybook/playground/createPlayground.tsx'));

/** Appends playgrounds to a stories module. */
export function addPlaygrounds(code: string, playgrounds: readonly Playground[]): string {
  if (playgrounds.length === 0) return code;
  const imports = new Map<string, string>();
  const exports = playgrounds.map((playground) => writePlayground(playground, imports));
  return [
    code,
    "import { createElement as playgroundElement } from 'react';",
    `import { createPlayground } from ${JSON.stringify(HELPER)};`,
    ...imports.values(),
    ...exports,
    '',
  ].join('\n');
}

type Imports = Map<string, string>;

function writePlayground(playground: Playground, imports: Imports): string {
  const { component, exportName, name, args, argTypes, values, props, within } = playground;
  const tags = [PLAYGROUND_TAG];
  const write = (value: unknown) => writeValue(value, { playground, imports });
  const outer = within.map(([one, outerProps]) => {
    return `[${importComponent(one, { playground, imports })}, ${write(outerProps)}]`;
  });
  const local = importComponent(component, { playground, imports });
  const fields = JSON.stringify({ component, name, tags, args, argTypes, values }).slice(1, -1);
  const story = `createPlayground(${local}, { ${fields}, props: ${write(props)}, within: [${outer.join(', ')}] })`;
  // Storybook looks for the source of each exported declaration in the file, and adds no
  // descriptions to any story when the file lacks one.
  return `const __${exportName} = ${story}; export { __${exportName} as ${exportName} };`;
}

interface Scope {
  playground: Playground;
  imports: Imports;
}

/**
 * Writes a value of `playgrounds.json` as source text. These objects have a meaning:
 * `{ "element": ["Button", props] }` is an element; `{ "render": ["Button", props] }` is a function
 * that adds its argument to the props of the element; `{ "import": ["name", "module"] }` is a named
 * export; `{ "call": ["module", …arguments] }` is the result of a call of the default export.
 */
function writeValue(value: unknown, scope: Scope): string {
  if (Array.isArray(value)) return `[${value.map((one) => writeValue(one, scope)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const { element, render, import: imported, call } = value as Record<string, [string, object]>;
  if (element) {
    const [tag, props] = element;
    return `playgroundElement(${writeTag(tag, scope)}, ${writeValue(props, scope)})`;
  }
  if (render) {
    const [tag, props] = render;
    return `(given) => playgroundElement(${writeTag(tag, scope)}, { ...given, ...${writeValue(props, scope)} })`;
  }
  if (imported) {
    const [name, source] = imported;
    scope.imports.set(name, `import { ${name} as Playground_${name} } from '${String(source)}';`);
    return `Playground_${name}`;
  }
  if (call) {
    const [source, ...values] = call;
    const local = `playground_${source.replaceAll(/\W/g, '_')}`;
    scope.imports.set(source, `import ${local} from '${source}';`);
    return `${local}(${values.map((one) => writeValue(one, scope)).join(', ')})`;
  }
  const entries = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${writeValue(one, scope)}`,
  );
  return `{ ${entries.join(', ')} }`;
}

function writeTag(tag: string, scope: Scope): string {
  return /^[a-z]/.test(tag) ? JSON.stringify(tag) : importComponent(tag, scope);
}

/** Imports a component under a name that the stories do not use; `Dialog.Root` is a member. */
function importComponent(name: string, { playground, imports }: Scope): string {
  const [first = '', ...members] = name.split('.');
  const statement = playground.findImport(name);
  if (statement === undefined) {
    throw new Error(`playgrounds.json: the product has no component ${name}.`);
  }
  const local = `Playground_${first}`;
  imports.set(
    first,
    statement
      .replace(/^import [^\s{]+ from/, () => `import ${local} from`)
      .replace(
        /^import \{ (\S+)(?: as \S+)? \} from/,
        (_, exportName: string) => `import { ${exportName} as ${local} } from`,
      ),
  );
  return [local, ...members].join('.');
}
