import type { PageSection } from './readSections.ts';

const VARIABLE = /(?<![\w-])--[A-Za-z]\w*-[\w-]*\w/g;

/** Uses of a CSS variable in code: `var(--gap)`, `--gap:` and `'--gap'`. */
const USE = /var\(\s*(--[\w-]+)|(--[\w-]+)\s*:|['"`](--[\w-]+)['"`]/g;

/** Names that start with a component, such as `--Avatar-size`. */
const OF_COMPONENT = /^--[A-Z]/;

/**
 * Lists the CSS variables that the text of a page explains, with the id of the first section that
 * names each. Omits options of commands, such as `--save-exact`.
 */
export function listVariables(sections: readonly PageSection[]): [string, string][] {
  const used = new Set(sections.flatMap(({ code }) => listUses(code)));
  const first = new Map<string, string>();
  for (const { id, text } of sections) {
    for (const name of text.match(VARIABLE) ?? []) {
      if ((OF_COMPONENT.test(name) || used.has(name)) && !first.has(name)) first.set(name, id);
    }
  }
  return [...first];
}

function listUses(code: string): string[] {
  return Array.from(code.matchAll(USE), ([, ...names]) => names.find(Boolean) ?? '');
}
