const DECLARATION = /(--[\w-]+):([^;{}]*);?/g;
const REFERENCE = /var\(\s*(--[\w-]+)/g;
/** Matches a rule, or an at-rule of rules, without declarations. */
const EMPTY_RULE = /[^{};]+\{(?:[^{};]+\{\})*\}/g;

/** Removes CSS variables that `usedIn` references neither directly nor through other variables. */
export function pruneVariables(css: string, usedIn: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARATION)) {
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  }
  const used = new Set<string>();
  const add = (text: string): void => {
    for (const [, name = ''] of text.matchAll(REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      add(values.get(name) ?? '');
    }
  };
  add(usedIn);
  return css
    .replace(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : ''))
    .replace(EMPTY_RULE, '');
}
