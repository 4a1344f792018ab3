import { styled } from '@mui/material/styles';
import { useLocalPath, useTranslate } from '../i18n/index.ts';

export interface FooterProps {
  /** Product of the page; undefined on pages of no product. */
  product?: { name: string; root: string } | undefined;
}

/** Renders the site's footer: links to all pages, and that every demo is tested. */
export function Footer({ product }: FooterProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <FooterRoot>
      <ul>
        {product && (
          <li>
            <a href={localPath(`${product.root}/all`)}>
              {translate('footer.allPages', { name: product.name })}
            </a>
          </li>
        )}
        <li>
          <a href={`${product?.root ?? ''}/llms.txt`} data-native="">
            {translate('footer.index')}
          </a>
        </li>
      </ul>
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
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: theme.spacing(0.5, 3),
    margin: theme.spacing(0, 0, 1.5),
    padding: 0,
    listStyle: 'none',
  },
  '& a': { color: 'inherit', textUnderlineOffset: '0.2em' },
  '& p': { margin: 0, textWrap: 'balance' },
}));
