import { styled, type Theme } from '@mui/material/styles';
import { buttonBox } from '../theme/buttonBox.ts';
import { controlBox } from '../theme/controlBox.ts';
import { fonts } from '../theme/tokens.ts';
import { CELL } from './iconSearch.constants.ts';
import { userRadius } from '../settings/userCss.ts';

/** Reserves the height of the search while its script loads. Hidden without scripting. */
export const PlaceRoot = styled('div')(({ theme }) => ({
  minBlockSize: '47rem',
  [theme.breakpoints.down('sm')]: { minBlockSize: '58rem' },
  '@media (scripting: none)': { display: 'none' },
}));

/** Styles the filters, the grid of icons and the selected icon. */
export const IconSearchRoot = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    marginBlock: theme.spacing(2, 3),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    overflow: 'clip',
    fontSize: '0.875rem',
    '& p': { margin: 0 },
    '& svg': { inlineSize: '1.75rem', blockSize: '1.75rem', fill: 'currentColor', flex: 'none' },
    '& svg[data-waits]': {
      borderRadius: userRadius(6),
      backgroundColor: palette.surface.subtle,
    },
    '& [data-icons="status"]': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      minBlockSize: '2.25rem',
      padding: theme.spacing(0, 2, 1),
      color: palette.text.secondary,
      overflowWrap: 'anywhere',
      '& button': { ...buttonStyles(theme), paddingInline: 14 },
    },
    '& [data-icons="keys"]': {
      padding: theme.spacing(1, 2),
      borderBlockStart: `1px solid ${palette.divider}`,
      color: palette.text.secondary,
      fontSize: '0.8125rem',
    },
    ...filterStyles(theme),
    ...gridStyles(theme),
    ...detailStyles(theme),
  };
});

function filterStyles(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& [data-icons="filters"]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(2),
      padding: theme.spacing(2),
    },
    '& [data-icons="field"]': {
      display: 'grid',
      flex: '1 1 14rem',
      alignContent: 'start',
    },
    '& [data-icons="field"] label, & legend': {
      padding: 0,
      marginBlockEnd: theme.spacing(0.5),
      fontSize: '0.8125rem',
      fontWeight: 600,
    },
    '& input[type="search"]': {
      ...controlBox(theme),
      inlineSize: '100%',
      minBlockSize: 44,
      paddingInline: 12,
      fontSize: '1rem',
    },
    '& fieldset': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(0.75),
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      border: 0,
    },
    '& fieldset label': {
      position: 'relative',
      boxSizing: 'border-box',
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: 44,
      paddingInline: 12,
      ...controlBox(theme),
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.surface.subtle },
      '&:has(:checked)': {
        borderColor: palette.primary.main,
        backgroundColor: palette.surface.accent,
        color: palette.primary.main,
        fontWeight: 600,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
      '@media (forced-colors: active)': {
        '&:has(:checked)': { borderColor: 'Highlight', borderWidth: 3 },
      },
    },
    '& fieldset input': {
      position: 'absolute',
      inset: 0,
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
    },
  } as const;
}

function gridStyles(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& [data-icons="grid"], & [data-icons="box"]': {
      blockSize: 'max(14rem, min(22rem, 38vh))',
      borderBlockStart: `1px solid ${palette.divider}`,
    },
    '& [data-icons="grid"]': {
      overflowY: 'auto',
      overflowX: 'hidden',
      scrollbarGutter: 'stable',
      outline: 0,
    },
    '& [data-icons="rows"]': { position: 'relative' },
    '& [role="row"]': {
      position: 'absolute',
      insetInline: 6,
      display: 'grid',
      blockSize: `${CELL.height}rem`,
    },
    '& [role="gridcell"]': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: theme.spacing(0.75),
      minInlineSize: 0,
      margin: 2,
      padding: theme.spacing(1.25, 0.5, 0),
      border: '1px solid transparent',
      borderRadius: userRadius(8),
      overflow: 'clip',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.surface.subtle },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
      '&[aria-selected="true"]': {
        borderColor: palette.primary.main,
        backgroundColor: palette.surface.accent,
        color: palette.primary.main,
      },
      '@media (forced-colors: active)': {
        borderColor: 'Canvas',
        '&[aria-selected="true"]': { borderColor: 'Highlight', borderWidth: 3 },
      },
    },
    '& [role="gridcell"] span': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      maxInlineSize: '100%',
      overflow: 'hidden',
      fontSize: '0.75rem',
      lineHeight: 1.3,
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
    '& [data-icons="box"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'start',
      alignItems: 'center',
      gap: theme.spacing(1),
      padding: theme.spacing(2),
    },
    '& [data-icons="box"] button': { ...buttonStyles(theme), paddingInline: 14 },
  } as const;
}

function detailStyles(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& [data-icons="details"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: theme.spacing(1.5),
      minBlockSize: '13rem',
      [theme.breakpoints.down('sm')]: { minBlockSize: '16rem' },
      padding: theme.spacing(2),
      borderBlockStart: `1px solid ${palette.divider}`,
      '& > figure': { marginBlock: 0 },
      '& > p': { color: palette.text.secondary },
    },
    '& [data-icons="title"]': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      '& svg': { inlineSize: '3rem', blockSize: '3rem', color: palette.primary.main },
      '& strong': { fontFamily: fonts.code, fontSize: '1rem', overflowWrap: 'anywhere' },
    },
    '& [data-icons="themes"]': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.75) },
    '& [data-icons="themes"] button': {
      ...buttonStyles(theme),
      '& svg': { inlineSize: '1.5rem', blockSize: '1.5rem' },
    },
  } as const;
}

function buttonStyles(theme: Theme) {
  return {
    ...buttonBox(theme),
    gap: theme.spacing(0.75),
    minBlockSize: 44,
    paddingInline: 10,
  } as const;
}
