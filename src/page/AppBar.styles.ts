import { styled } from '@mui/material/styles';
import { frame } from '../theme/tokens.ts';
import { userRadius } from '../settings/userCss.ts';

/** Styles the app bar and its controls. */
export const Bar = styled('header')(({ theme }) => {
  const { palette } = theme.vars;
  const control = {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(0.75),
    minInlineSize: 38,
    blockSize: 38,
    paddingInline: theme.spacing(1),
    border: 0,
    borderRadius: userRadius(10),
    background: 'none',
    color: palette.text.primary,
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.surface.subtle },
  };
  return {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: theme.zIndex.appBar,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    blockSize: frame.appBar,
    paddingInline: theme.spacing(2),
    borderBlockEnd: `1px solid ${palette.divider}`,
    backgroundColor: palette.surface.bar,
    backdropFilter: 'blur(12px)',
    '& > a, & > button': control,
    '& [data-bar="home"]': { fontSize: '1.0625rem', fontWeight: 700, color: palette.text.primary },
    '& [data-bar="home"] svg': { color: palette.primary.main },
    '& > *': { flex: 'none' },
    '& > [data-bar="product"]': { flex: '0 1 auto', minInlineSize: 0 },
    // In a narrow bar, the search field shrinks first, then the version, then the product name.
    '& > [data-bar="version"]': {
      flex: '0 1e4 auto',
      minInlineSize: 0,
      color: palette.text.secondary,
      fontWeight: 400,
      fontVariantNumeric: 'tabular-nums',
    },
    '& > [data-bar] svg': { flex: 'none' },
    '& [data-bar="name"]': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-bar="space"]': { flex: 1 },
    '& > [data-search="open"]': {
      flex: '0 1e8 auto',
      justifyContent: 'start',
      inlineSize: '13rem',
      minInlineSize: '7rem',
      border: `1px solid ${palette.surface.border}`,
      color: palette.text.secondary,
      fontWeight: 400,
      '& kbd': {
        marginInlineStart: 'auto',
        paddingInline: 7,
        border: `1px solid ${palette.divider}`,
        borderRadius: userRadius(5),
        font: 'inherit',
        fontSize: '0.75rem',
      },
    },
    '& [data-bar="menu"]': { marginInlineStart: theme.spacing(-1) },
    [theme.breakpoints.up('lg')]: { '& [data-bar="menu"]': { display: 'none' } },
    [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(1.5), gap: 0 },
    containerType: 'inline-size',
    // In `em`, the limit also applies to wider screens with large text.
    '@container (width < 37.5em)': {
      '& [data-bar="link"], & [data-bar="home"] > span, & [data-bar="product"] [data-logo]': {
        display: 'none',
      },
      '& [data-search="open"] > :not(svg)': { display: 'none' },
      '& > [data-search="open"]': {
        flex: 'none',
        inlineSize: 'auto',
        border: 0,
        color: palette.text.primary,
      },
      '& > a, & > button': { minInlineSize: 36, paddingInline: theme.spacing(0.75) },
      '& > [data-bar="version"], & > [data-search="open"]': { minInlineSize: 36 },
    },
    // Shows the product logo and the major version instead of a truncated product name.
    '@container (width < 21em)': {
      '& [data-bar="minor"], & [data-bar="product"]:has([data-logo]) [data-bar="name"]': {
        display: 'none',
      },
      '& [data-bar="product"] [data-logo]': { display: 'inline' },
      '& > [data-bar="version"]': { flex: 'none' },
    },
    '& [data-icon="dark"], [data-mode="dark"] & [data-icon="light"]': { display: 'none' },
    '[data-mode="dark"] & [data-icon="dark"]': { display: 'inline' },
  };
});
