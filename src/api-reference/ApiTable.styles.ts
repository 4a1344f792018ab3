import { styled, type Theme } from '@mui/material/styles';
import { fonts } from '../theme/tokens.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { userRadius } from '../settings/userCss.ts';
import { belowTools } from './ApiReference.styles.ts';

/** Container width at which a table becomes a list of cards. */
const NARROW = '@container (max-width: 639.95px)';

function codeStyles({ vars: { palette } }: Theme) {
  return {
    '& code': {
      fontFamily: fonts.code,
      fontSize: '0.8125rem',
      overflowWrap: 'anywhere',
      unicodeBidi: 'plaintext',
    },
    '& :is(th code, [data-code])': {
      display: 'inline-block',
      maxInlineSize: '100%',
      fontVariantLigatures: 'none',
      lineHeight: '1.4rem',
      textAlign: 'start',
      verticalAlign: 'top',
      whiteSpace: 'pre-wrap',
    },
    '& th > :is(a, code):not([data-code])': { color: palette.text.primary, fontWeight: 600 },
    '& [data-code="type"]': { color: palette.code.string },
    '& th > [data-code="type"]': {
      display: 'block',
      inlineSize: 'fit-content',
      marginBlockStart: 2,
    },
    '& [data-code="type"] > span': { display: 'inline-block', maxInlineSize: '100%' },
    '& [data-code="value"]': { color: palette.text.primary },
    '& [data-fact]': { color: palette.text.secondary, fontSize: '0.8125rem' },
    '& [data-fact] > p': { display: 'inline' },
    '& [data-fact] > span': { whiteSpace: 'pre-line' },
    '& [data-fact] > summary': {
      inlineSize: 'fit-content',
      maxInlineSize: '100%',
      cursor: 'pointer',
      '&:hover': { color: palette.primary.main },
    },
    '& [data-fact][open] > summary > code': { display: 'none' },
    '& [data-fact] > :is(code, :is(summary, span) > code)': {
      paddingInline: '0.4em',
      border: `1px solid ${palette.divider}`,
      borderRadius: userRadius(6),
      backgroundColor: palette.code.background,
    },
    '&& details[data-fact] > code': { display: 'block', marginBlockStart: 4, padding: '6px 10px' },
    '& td :not(pre) > code:not([data-code])': {
      paddingBlock: '0.1em',
      paddingInline: '0.3em',
      borderRadius: userRadius(5),
      backgroundColor: palette.surface.subtle,
    },
    '& pre': { margin: 0, whiteSpace: 'pre-wrap' },
  } as const;
}

function markStyles({ vars: { palette } }: Theme) {
  return {
    '& [data-mark]': {
      display: 'inline-block',
      marginInlineEnd: 4,
      paddingInline: 6,
      border: `1px solid ${palette.surface.border}`,
      borderRadius: userRadius(6),
      color: palette.text.secondary,
      fontSize: '0.625rem',
      fontWeight: 700,
      letterSpacing: '0.04em',
      lineHeight: '16px',
      textTransform: 'uppercase',
      verticalAlign: 'middle',
    },
    '& [data-mark="required"]': { borderColor: palette.primary.main, color: palette.primary.main },
    '& [data-mark="deprecated"]': {
      borderStyle: 'dashed',
      borderColor: palette.warning.main,
      color: palette.warning.main,
    },
    '& [data-marks~="deprecated"] th > a code': {
      color: palette.text.secondary,
      textDecoration: 'line-through 1px',
    },
    '& [data-note="deprecated"]': {
      paddingInlineStart: 12,
      borderInlineStart: `3px solid ${palette.warning.main}`,
      '& > strong': {
        display: 'block',
        color: palette.warning.main,
        fontSize: '0.75rem',
        '&::first-letter': { textTransform: 'uppercase' },
      },
    },
  } as const;
}

function textStyles({ vars: { palette } }: Theme) {
  return {
    '&& td > * + *': { marginBlockStart: 8 },
    '&& td > [data-fact] + [data-fact]': { marginBlockStart: 4 },
    '& :is(p, ul, ol, dl, dd)': { margin: 0 },
    '& :is(p, ul, ol, pre) + :is(p, ul, ol, pre)': { marginBlockStart: 6 },
    '& :is(ul, ol)': { paddingInlineStart: 18 },
    '& :is(td, [data-code]) a': {
      color: palette.primary.main,
      textDecorationThickness: 1,
      textUnderlineOffset: '0.2em',
      '&:hover': { textDecorationThickness: 2 },
    },
    '& :is([data-uses], [data-history])': { color: palette.text.secondary, fontSize: '0.8125rem' },
    '& [data-part] > p': { color: palette.text.secondary, fontSize: '0.75rem', fontWeight: 600 },
    '& dl > div': { marginBlockStart: 4 },
    '& dd': { paddingInlineStart: 12 },
  } as const;
}

const anchorStyles = {
  '& tbody th > a': {
    display: 'inline-block',
    minBlockSize: 24,
    marginInlineEnd: 6,
    borderRadius: userRadius(6),
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
} as const;

/** Styles the rows as cards. Browsers keep the roles of table elements for any `display`. */
function cardStyles({ vars: { palette } }: Theme) {
  return {
    '& :is(table, tbody, tr, th, td)': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody tr': {
      marginBlockEnd: 12,
      padding: 14,
      border: `1px solid ${palette.divider}`,
      borderRadius: userRadius(12),
    },
    '& tbody tr:target': { borderColor: palette.primary.main, boxShadow: 'none' },
    '& tbody :is(th, td)': { padding: 0, border: 0 },
    '& tr:first-of-type > th:first-of-type': { inlineSize: 'auto' },
    '& td': { marginBlockStart: 8 },
    '& td:empty': { display: 'none' },
  } as const;
}

const collapsedStyles = {
  '& tbody tr[id]': { marginBlockEnd: 6, paddingBlock: 8 },
  '& tbody tr[id] > th > a::before': {
    content: ['"+"', '"+" / ""'],
    display: 'inline-block',
    inlineSize: '1.25em',
  },
  '& tbody tr[id]:not(:has([aria-expanded="true"])) :is(td, th > :not(a))': { display: 'none' },
  '& tbody th > [aria-expanded="true"]::before': { content: ['"−"', '"−" / ""'] },
} as const;

/** Styles a whole table with one class, so that hundreds of cells need no class. */
function tableStyles(theme: Theme) {
  const { palette } = theme.vars;
  return {
    containerType: 'inline-size',
    marginBlock: theme.spacing(2, 3),
    color: palette.text.primary,
    fontSize: '0.875rem',
    lineHeight: 1.6,
    '& table': { inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    // With `table-layout: fixed`, the first visible row sets the column widths.
    '& tr:first-of-type > th:first-of-type': { inlineSize: '38%' },
    '& :is(th, td)': {
      padding: 0,
      textAlign: 'inherit',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& tbody :is(th, td), & thead th': {
      paddingBlock: 12,
      paddingInlineEnd: 20,
      borderBlockEnd: `1px solid ${palette.divider}`,
    },
    '& :is(th, td):last-of-type:not(th:only-of-type)': { paddingInlineEnd: 0 },
    '& thead th': {
      paddingBlock: 8,
      color: palette.text.secondary,
      fontSize: '0.75rem',
      fontWeight: 600,
    },
    '& tbody th': { fontWeight: 400 },
    '& tbody tr': belowTools,
    '& tr:target': {
      backgroundColor: palette.surface.accent,
      boxShadow: `-8px 0 ${palette.surface.accent}, 8px 0 ${palette.surface.accent}`,
    },
    ...codeStyles(theme),
    ...markStyles(theme),
    ...textStyles(theme),
    ...anchorStyles,
  } as const;
}

/** Styles a table of numbers, whose rows never become cards. */
export const FiguresRoot = styled('div')(({ theme }) => tableStyles(theme));

/** Styles a table whose rows become cards in a narrow container. */
export const CardTableRoot = styled('div')(({ theme }) => ({
  ...tableStyles(theme),
  [NARROW]: cardStyles(theme),
}));

/** Styles a table of API entries, whose rows readers can collapse. */
export const ApiTableRoot = styled('div')(({ theme }) => ({
  ...tableStyles(theme),
  [NARROW]: cardStyles(theme),
  '[data-api-layout="collapsed"] &': cardStyles(theme),
  // Applies to screens only, because readers cannot expand a printed row.
  '@media screen': { '[data-api-layout="collapsed"] &': collapsedStyles },
}));
