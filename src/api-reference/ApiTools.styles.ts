import { styled } from '@mui/material/styles';
import { smallControlBox } from '../code/CopyButton.styles.ts';
import { userRadius } from '../settings/userCss.ts';
import { pressed } from '../internal/pressed.styles.ts';
import { frame } from '../theme/tokens.ts';
import { touchText } from '../theme/touchText.ts';
import { belowTools } from './ApiReference.styles.ts';
import { CONTENTS_ROW, TOOLS_HEIGHT, WITH_STICKY } from './apiReference.constants.ts';

/** Width that the filter reserves at its end for the number of matches. */
const COUNT = '7.5rem';
/** Matches a filter that is too narrow for both the text and the number of matches. */
const NARROW_FILTER = '@container (inline-size < 14em)';

/** Styles the filter and the layout choice as one row that sticks below the app bar. */
export const ApiToolsRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const box = { minBlockSize: TOOLS_HEIGHT - 16, ...smallControlBox(theme) } as const;
  return {
    display: 'flex',
    // At 200% text size, the filter and the choice do not fit in one line on a phone.
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    marginBlock: theme.spacing(0, 1),
    paddingBlock: 8,
    backgroundColor: palette.background.default,
    // Covers the shadow of a `:target` row that scrolls behind the filter.
    boxShadow: `-8px 0 ${palette.background.default}, 8px 0 ${palette.background.default}`,
    fontSize: '0.8125rem',
    [WITH_STICKY]: {
      position: 'sticky',
      zIndex: 3,
      insetBlockStart: frame.appBar,
      [theme.breakpoints.down('md')]: { insetBlockStart: frame.appBar + CONTENTS_ROW },
    },
    '& [data-filter]': {
      position: 'relative',
      flex: '1 1 6rem',
      minInlineSize: 0,
      containerType: 'inline-size',
    },
    '& input': {
      ...box,
      inlineSize: '100%',
      paddingInlineEnd: COUNT,
      [NARROW_FILTER]: { paddingInlineEnd: theme.spacing(1.25) },
      color: palette.text.primary,
      ...touchText,
    },
    '& input::placeholder': {
      color: palette.text.secondary,
      opacity: 1,
      unicodeBidi: 'plaintext',
      textAlign: 'match-parent',
    },
    '& [role="status"]': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: theme.spacing(1.25),
      display: 'flex',
      alignItems: 'center',
      color: palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
      pointerEvents: 'none',
      // Hides the number only visually, so that screen readers still announce it.
      [NARROW_FILTER]: { clipPath: 'inset(50%)' },
    },
    '& [role="group"]': { ...box, display: 'flex', padding: 1, gap: 2 },
    '& [role="group"] button': {
      paddingInline: theme.spacing(1.25),
      border: 0,
      borderRadius: userRadius(7),
      background: 'none',
      color: palette.text.secondary,
      font: 'inherit',
      cursor: 'pointer',
      '&:hover': { color: palette.primary.main },
      '&[aria-pressed="true"]': { ...pressed(theme), fontWeight: 600 },
    },
  };
});

/** Styles matches of the filter on other pages, and suggestions when no row matches. */
export const FilterResults = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...belowTools,
    marginBlock: theme.spacing(1, 2),
    fontSize: '0.875rem',
    '& p': { margin: theme.spacing(0.5, 0) },
    '& a': { color: palette.primary.main, textUnderlineOffset: '0.2em' },
    '& button': {
      minBlockSize: 28,
      ...smallControlBox(theme),
      color: palette.primary.main,
      fontWeight: 600,
      cursor: 'pointer',
    },
  };
});
