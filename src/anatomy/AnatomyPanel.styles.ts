import { styled } from '@mui/material/styles';
import { TOOLS_HEIGHT } from '../api-reference/index.ts';
import { smallControlBox } from '../code/CopyButton.styles.ts';
import { pressed } from '../internal/pressed.styles.ts';
import { fonts, frame } from '../theme/tokens.ts';
import { userFont } from '../settings/userCss.ts';

/**
 * Lays out a demo beside the list of parts, with the details of one part below.
 * Sticky on large screens.
 */
export const AnatomyRoot = styled('section')(({ theme }) => {
  const { palette, shape } = theme.vars;
  const { spacing, breakpoints } = theme;
  return {
    display: 'grid',
    gap: 1,
    marginBlock: spacing(3),
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.divider,
    overflow: 'clip',
    fontSize: '0.875rem',
    '& > *': { minInlineSize: 0, backgroundColor: palette.background.default },
    '& figure': { margin: 0, blockSize: '100%', display: 'grid', gridTemplateRows: '1fr auto' },
    '& figure[hidden]': { display: 'none' },
    '& [data-part-stage]': {
      padding: spacing(3),
      maxBlockSize: '12rem',
      overflow: 'auto',
      fontFamily: userFont('Roboto, sans-serif'),
      lineHeight: 1.5,
    },
    '& figcaption': { padding: spacing(1, 2), fontSize: '0.8125rem' },
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'start',
      gap: spacing(0.75),
      margin: 0,
      padding: spacing(1.5),
      maxBlockSize: '10rem',
      overflowY: 'auto',
      listStyle: 'none',
    },
    '& figcaption a': { color: palette.primary.main },
    '& li': { margin: 0 },
    '& li button': {
      minBlockSize: 28,
      ...smallControlBox(theme),
      color: palette.text.primary,
      fontFamily: fonts.code,
      fontSize: '0.8125rem',
      cursor: 'pointer',
      '&[data-absent]': { borderStyle: 'dashed', color: palette.text.secondary },
      '&:hover': { borderColor: palette.primary.main },
      '&[aria-pressed="true"]': pressed(theme),
    },
    '& [data-part-about]': { padding: spacing(1.5, 2) },
    '& [data-part-about] p': { margin: 0 },
    '& [data-part-about] figure': { display: 'block', marginBlock: spacing(1, 0) },
    [breakpoints.up('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(12rem, 35%)',
      // The list is as high as the demo beside it.
      gridTemplateRows: 'minmax(12rem, auto) auto',
      '& ul': { blockSize: 0, minBlockSize: '100%', maxBlockSize: 'none' },
      '& [data-part-about]': { gridColumn: '1 / -1', blockSize: '15rem', overflowY: 'auto' },
    },
    // Hovering a table row also outlines a part, so the panel stays visible below the filter.
    [STAYS]: { position: 'sticky', zIndex: 2, insetBlockStart: frame.appBar + TOOLS_HEIGHT },
  };
});

const STAYS = '@media (min-width: 900px) and (min-height: 860px)';
