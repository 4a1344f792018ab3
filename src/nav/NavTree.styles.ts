import { styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

/** Styles the whole tree through one class, because it can have hundreds of entries. */
export const NavRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const row = {
    display: 'block',
    minBlockSize: 'var(--docs-row)',
    paddingBlock: 'calc((var(--docs-row) - 20px) / 2)',
    paddingInline: theme.spacing(1.25),
    borderRadius: userRadius(8),
    color: palette.text.secondary,
    textDecoration: 'none',
    lineHeight: 1.4,
  };
  return {
    '--closed-turn': '-45deg',
    '[dir="rtl"] &': { '--closed-turn': '45deg' },
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& > ul > li': { marginBlockEnd: theme.spacing(0.25) },
    // In a large tree, the browser skips the layout of entries outside the viewport.
    '&[data-large] li:not(:has(> ul, > details[open]))': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto var(--docs-row)',
    },
    '& a, & summary, & [data-nav="planned"]': row,
    '& a, & summary': {
      '&:hover': { backgroundColor: palette.surface.subtle, color: palette.text.primary },
    },
    '& a:focus-visible, & summary:focus-visible': { outlineOffset: -2 },
    '& a[aria-current="page"]': {
      backgroundColor: palette.surface.accent,
      color: palette.primary.main,
      fontWeight: 600,
    },
    '& [data-nav="planned"]': { color: palette.text.disabled },
    '& [data-nav="folded"]': {
      '& > summary': { color: palette.text.secondary, fontSize: '0.8125rem', fontWeight: 400 },
      '& > ul': { paddingBlockEnd: theme.spacing(1), color: palette.text.secondary },
      '& > ul > li': { paddingBlock: 3, fontSize: '0.8125rem', lineHeight: 1.4 },
    },
    '& [data-nav="external"] [role="img"]': { fontSize: '0.75rem' },
    '& summary': {
      position: 'relative',
      // Clears the chevron, whose size does not depend on the spacing unit.
      paddingInlineStart: `calc(${theme.spacing(1.25)} + 14px)`,
      cursor: 'pointer',
      color: palette.text.primary,
      fontWeight: 600,
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 'calc(var(--docs-row) / 2 - 3px)',
        insetInlineStart: theme.spacing(1.25),
        inlineSize: 6,
        blockSize: 6,
        borderInlineEnd: `2px solid ${palette.text.secondary}`,
        borderBlockEnd: `2px solid ${palette.text.secondary}`,
        transform: 'rotate(var(--closed-turn))',
      },
    },
    '& details[open] > summary::before': {
      insetBlockStart: 'calc(var(--docs-row) / 2 - 5px)',
      transform: 'rotate(calc(-1 * var(--closed-turn)))',
    },
    '& details > ul': {
      marginInlineStart: 13,
      paddingInlineStart: theme.spacing(1),
      borderInlineStart: `1px solid ${palette.divider}`,
    },
    '& [data-nav="subheader"]': {
      display: 'block',
      paddingInline: theme.spacing(1.25),
      marginBlock: theme.spacing(1.5, 0.5),
      color: palette.text.secondary,
      fontSize: '0.6875rem',
      fontWeight: 700,
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
    },
    '& [data-badge]': {
      display: 'inline-block',
      marginInlineStart: 2,
      verticalAlign: '1px',
      paddingInline: 6,
      borderRadius: userRadius(6),
      border: `1px solid ${palette.surface.border}`,
      color: palette.text.secondary,
      fontSize: '0.625rem',
      fontWeight: 700,
      letterSpacing: '0.04em',
      lineHeight: '16px',
      textTransform: 'uppercase',
    },
    '& [data-badge="newFeature"]': {
      borderColor: palette.success.main,
      color: palette.success.main,
    },
    '& [data-badge="beta"], & [data-badge="unstable"]': {
      borderColor: palette.primary.main,
      color: palette.primary.main,
    },
    '& [data-badge="deprecated"], & [data-badge="legacy"]': {
      borderStyle: 'dashed',
      borderColor: palette.warning.main,
      color: palette.warning.main,
    },
    '& [data-badge="planned"]': {
      paddingInline: 0,
      border: 0,
      color: 'inherit',
      fontSize: '0.6875rem',
      fontWeight: 500,
      letterSpacing: 0,
      textTransform: 'lowercase',
      '&::before': { content: '"· " / ""' },
    },
    '& [data-badge="pro"]': {
      borderRadius: 0,
      borderColor: palette.info.main,
      color: palette.info.main,
    },
    '& [data-badge="premium"]': {
      borderRadius: 99,
      borderColor: palette.secondary.main,
      color: palette.secondary.main,
    },
  };
});
