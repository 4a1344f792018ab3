import { styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

/** Styles the iframe with a page of the site. */
export const PreviewRoot = styled('section')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& h2': { margin: 0 },
  '& iframe': {
    inlineSize: '100%',
    blockSize: 'min(640px, 80vh)',
    border: `1px solid ${vars.palette.surface.border}`,
    borderRadius: userRadius(12),
    backgroundColor: vars.palette.background.default,
  },
}));
