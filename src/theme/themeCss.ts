type Declarations = Record<string, unknown>;

interface ThemeWithVariables {
  generateStyleSheets: () => readonly Declarations[];
}

/** Writes the CSS variables of a Material UI theme as a style sheet. */
export function themeCss(theme: ThemeWithVariables): string {
  return theme.generateStyleSheets().map(writeRules).join('');
}

function writeRules(rules: Declarations): string {
  return Object.entries(rules)
    .filter(
      (rule): rule is [string, Declarations] => typeof rule[1] === 'object' && rule[1] !== null,
    )
    .map(([selector, body]) => `${selector}{${writeBody(body)}}`)
    .join('');
}

function writeBody(body: Declarations): string {
  const declarations = Object.entries(body)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => `${hyphenate(name)}:${String(value)}`)
    .join(';');
  return declarations + writeRules(body);
}

function hyphenate(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
