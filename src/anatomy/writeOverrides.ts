import type { Part, PartPlace } from './anatomy.types.ts';

/** What the code sets: what the panel does to the part. */
const RULE = `outline: '2px solid'`;

/** Code in one of the languages that the site knows. */
export interface OverrideCode {
  language: 'tsx' | 'css';
  code: string;
}

/** Writes how to change a part: once and for the whole theme, or in a style sheet where the component has neither. */
export function writeOverrides(part: Part, place: PartPlace): OverrideCode {
  const takes = (prop: string) => part.component.props.some(({ name }) => name === prop);
  const snippets = [
    ...(place !== 'outside' && takes('sx') ? [writeSx(part, place)] : []),
    ...(part.slot !== undefined && takes('slotProps') ? [writeSlotProps(part, part.slot)] : []),
    ...writeTheme(part, place),
  ];
  return snippets.length > 0
    ? { language: 'tsx', code: snippets.join('\n\n') }
    : { language: 'css', code: `${part.selector} {\n  outline: 2px solid;\n}` };
}

function writeSx(part: Part, place: PartPlace): string {
  return `<${part.component.name} sx={{ ${writeRule(part, place)} }} />`;
}

function writeSlotProps({ component }: Part, slot: string): string {
  return `<${component.name} slotProps={{ ${slot}: { className: 'my-${slot}' } }} />`;
}

/** Writes the override of a theme: of the part's own styles, or of the root's, which reach what is inside. */
function writeTheme(part: Part, place: PartPlace): string[] {
  const { themeKey, themeSlots = [] } = part.component;
  const override = themeSlots.includes(part.name)
    ? `${part.name}: { ${RULE} }`
    : `root: { ${writeRule(part, place)} }`;
  const isReached = place !== 'outside' && themeSlots.includes('root');
  if (!isReached && !themeSlots.includes(part.name)) return [];
  return [
    [
      'createTheme({',
      '  components: {',
      `    ${themeKey}: { styleOverrides: { ${override} } },`,
      '  },',
      '});',
    ].join('\n'),
  ];
}

/** Writes a rule of the root that reaches the part. */
function writeRule({ name, className }: Part, place: PartPlace): string {
  if (name === 'root') return RULE;
  return `'&${place === 'root' ? '' : ' '}.${className}': { ${RULE} }`;
}
