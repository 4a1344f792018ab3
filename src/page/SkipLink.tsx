import { styled } from '@mui/material/styles';
import { useTranslate } from '../i18n/index.ts';
import { MAIN_ID } from './page.constants.ts';
import { userRadius } from '../settings/userCss.ts';

/** Renders a link that skips the navigation, visible only while it has focus. */
export function SkipLink() {
  const translate = useTranslate();
  return <SkipAnchor href={`#${MAIN_ID}`}>{translate('page.skip')}</SkipAnchor>;
}

const SkipAnchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: userRadius(8),
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 600,
  textDecoration: 'none',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));
