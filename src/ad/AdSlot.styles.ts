import { styled } from '@mui/material/styles';
import { AD_HEIGHTS } from './ad.constants.ts';

/** Hides the card and the appeal, except for a match of the selector `part`. */
const showOnly = (part: string) => ({
  [`& > :is([data-ad-card], [data-ad-appeal]):not(${part})`]: { visibility: 'hidden' },
});

/** Styles the sponsor block and reserves its height from the first paint, in every state. */
export const AdRoot = styled('aside')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'grid',
    boxSizing: 'border-box',
    minBlockSize: AD_HEIGHTS.phone,
    marginBlock: theme.spacing(3),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: palette.surface.subtle,
    fontSize: '0.875rem',
    lineHeight: 1.45,
    overflow: 'clip',
    [theme.breakpoints.up('sm')]: { minBlockSize: AD_HEIGHTS.wide },
    '& > *': { minInlineSize: 0 },
    '& > :is([data-ad-card], [data-ad-appeal])': { gridArea: '1 / 1' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: theme.spacing(1.5),
      boxSizing: 'border-box',
      blockSize: '100%',
      padding: theme.spacing(1.5),
      color: palette.text.primary,
      textDecoration: 'none',
      '&:hover [data-ad-part="text"]': { textDecoration: 'underline' },
      '&:focus-visible': { outlineOffset: -3 },
    },
    '& img': {
      inlineSize: 130,
      blockSize: 100,
      borderRadius: 8,
      objectFit: 'contain',
      '[data-mode="dark"] &': { filter: 'brightness(0.75) saturate(0.6)' },
      '@media (max-width: 359.95px)': { inlineSize: 91, blockSize: 70 },
    },
    '& [data-ad-words]': {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'start',
      gap: theme.spacing(0.75),
      minInlineSize: 0,
    },
    '& [data-ad-part="text"]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '4',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      unicodeBidi: 'plaintext',
      [theme.breakpoints.up('sm')]: { WebkitLineClamp: '3', fontSize: '0.9375rem' },
    },
    '& [data-ad-by]': {
      maxInlineSize: '100%',
      paddingInline: theme.spacing(0.75),
      border: `1px solid ${palette.surface.border}`,
      borderRadius: 4,
      overflow: 'hidden',
      color: palette.text.secondary,
      fontSize: '0.75rem',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-ad-appeal]': {
      alignContent: 'center',
      padding: theme.spacing(1, 1.5),
      '& p': { margin: 0 },
      '& p:last-of-type': { color: palette.text.secondary },
    },
    '& [data-ad-frame]': {
      position: 'absolute',
      inset: 0,
      visibility: 'hidden',
      '& iframe': { display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 },
    },
    '&[data-ad-state="in-house"]': showOnly('[data-ad-card]'),
    '&[data-ad-state="appeal"]': showOnly('[data-ad-appeal]'),
    '&[data-ad-state="detecting"]': showOnly('[data-ad-frame]'),
    '&[data-ad-state="external"]': {
      ...showOnly('[data-ad-card]'),
      '&:not([data-ad-from="feed"])': {
        '& > [data-ad-card]': { visibility: 'hidden' },
        '& > [data-ad-frame]': { visibility: 'visible' },
      },
    },
    '&[data-ad-shape="inline"] img': { display: 'none' },
    // Hide the block when scripts are disabled, because polling needs a script.
    '@media (scripting: none)': { '&[data-ad-state="detecting"]': { display: 'none' } },
  };
});
