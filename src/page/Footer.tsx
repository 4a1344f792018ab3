import { styled } from '@mui/material/styles';
import { useLocalPath, useTranslate } from '../i18n/index.ts';

export interface FooterProps {
  /** Product of the page; undefined on pages without a product. */
  product?: { name: string; root: string } | undefined;
}

/** Renders the footer: a link to all pages of the product, and a note that demos are tested. */
export function Footer({ product }: FooterProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <FooterRoot>
      {product && (
        <p>
          <a href={localPath(`${product.root}/all`)}>
            {translate('footer.allPages', { name: product.name })}
          </a>
        </p>
      )}
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
  '& a': { display: 'inline-block', marginBlockEnd: 8, color: 'inherit' },
  '& p': { margin: 0, textWrap: 'balance' },
}));
