import { compile, DECLARATION, RULESET, type Element } from 'stylis';

/** Text with balanced parentheses, up to three levels deep. */
const BALANCED = [1, 2, 3].reduce((inner) => `(?:[^()]|\\(${inner}\\))*`, '[^()]*');
const FALLBACK = new RegExp(`(var\\(\\s*(--[\\w-]+))\\s*,${BALANCED}\\)`, 'g');

/** Removes the fallbacks of CSS variables that are declared. */
export function dropFallbacks(css: string, declared: ReadonlySet<string>): string {
  return css.replace(FALLBACK, (reference, start: string, name: string) =>
    declared.has(name) ? `${start})` : reference,
  );
}

/** Lists the CSS variables that a style sheet declares on the root in every mode and medium. */
export function listRootVariables(styleSheet: string): ReadonlySet<string> {
  const declarations = compile(styleSheet)
    .filter(({ type, props }) => type === RULESET && props.includes(':root'))
    .flatMap(({ children }) => children as Element[])
    .filter(({ type }) => type === DECLARATION);
  return new Set(declarations.map(({ props }) => String(props)));
}
