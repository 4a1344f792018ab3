import { styled } from '@mui/material/styles';
import { userFont } from '../settings/userCss.ts';

/** Styles a group of the gallery: cards with a picture above the name. */
export const GalleryRoot = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    marginBlockEnd: theme.spacing(5),
    '& > h2': { ...theme.typography.h3, marginBlock: theme.spacing(0, 2) },
    '& > h2 a': { color: 'inherit', textDecoration: 'none' },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
      gap: theme.spacing(2),
      [theme.breakpoints.down('sm')]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: theme.spacing(1.5),
      },
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    '& > ul > li': {
      position: 'relative',
      minInlineSize: 0,
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      overflow: 'clip',
      // Skips the layout of pictures outside the viewport.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 190px',
      '@media print': { contentVisibility: 'visible' },
      '&:hover': { borderColor: palette.primary.main },
    },
    '& > ul > li > a': {
      display: 'block',
      padding: theme.spacing(1.25, 1.5),
      color: palette.text.primary,
      fontSize: '0.875rem',
      fontWeight: 600,
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&:focus-visible': { outline: 'none' },
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: theme.vars.shape.borderRadius,
      },
      '&:focus-visible::after': {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: -2,
      },
    },
    '& [data-gallery="picture"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'center',
      blockSize: 148,
      [theme.breakpoints.down('sm')]: { blockSize: 116, padding: theme.spacing(1) },
      padding: theme.spacing(1.5),
      borderBlockEnd: `1px solid ${palette.divider}`,
      backgroundColor: palette.surface.subtle,
      overflow: 'clip',
    },
    '& [data-gallery="picture"] > [data-demo-stage]': {
      fontFamily: userFont('Roboto, sans-serif'),
      lineHeight: 1.5,
      inlineSize: 'max-content',
      // Sets a minimum width for components that fill their container, such as text fields.
      minInlineSize: 'min(11rem, 100%)',
      maxInlineSize: '100%',
      maxBlockSize: '100%',
      textAlign: 'center',
      zoom: 0.55,
      [theme.breakpoints.down('sm')]: { zoom: 0.45 },
    },
    '& [data-gallery="picture"] > [data-demo-stage] > *': { textAlign: 'start' },
    '& [data-gallery="name"]': { color: palette.text.secondary, fontSize: '0.8125rem' },
  };
});
