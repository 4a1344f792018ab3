import { styled } from '@mui/material/styles';
import { useTranslate } from '../i18n/index.ts';

/** Renders the site's footer, which states that every demo is tested. */
export function Footer() {
  const translate = useTranslate();
  return (
    <FooterRoot>
      <p>{translate('footer.built')}</p>
    </FooterRoot>
  );
}

const FooterRoot = styled('footer')(({ theme }) => ({
  padding: theme.spacing(4, 3),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  textAlign: 'center',
  '& p': { margin: 0, textWrap: 'balance' },
}));
