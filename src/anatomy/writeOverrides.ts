import type { Part, PartPlace } from './anatomy.types.ts';

/** Sample style: an outline like the outlines of the anatomy panel. */
const RULE = `outline: '2px solid'`;

/** Code and the language for syntax highlighting. */
export interface OverrideCode {
  language: 'tsx' | 'css';
  code: string;
}

/** Writes code that styles a part: with props and the theme, or else with a style sheet. */
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

/**
 * Writes theme `styleOverrides` with the part's key, or else with a nested selector in `root`.
 * Returns an empty list when the theme supports neither. Parts outside the root cannot use `root`.
 */
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

/** Writes a style rule for the root, with a nested selector for any other part. */
function writeRule({ name, className }: Part, place: PartPlace): string {
  if (name === 'root') return RULE;
  return `'&${place === 'root' ? '' : ' '}.${className}': { ${RULE} }`;
}
