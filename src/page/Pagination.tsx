import { styled } from '@mui/material/styles';
import { useInterfaceLang, useLocalPath, useTranslate } from '../i18n/index.ts';
import type { PageLink } from './pageData.types.ts';

export interface PaginationProps {
  /** Page before this one in the navigation. */
  previous?: PageLink;
  /** Page after this one in the navigation. */
  next?: PageLink;
}

/** Renders links to the previous and the next page. */
export function Pagination({ previous, next }: PaginationProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  const lang = useInterfaceLang();
  // The titles of these links are not translated.
  const titleLang = lang && 'en';
  if (!previous && !next) return null;
  return (
    <PagerRoot aria-label={translate('page.pager')}>
      {previous && (
        <a href={localPath(previous.pathname)} rel="prev" lang={titleLang}>
          <span lang={lang}>{translate('page.previous')}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={localPath(next.pathname)} rel="next" lang={titleLang}>
          <span lang={lang}>{translate('page.next')}</span>
          {next.title}
        </a>
      )}
    </PagerRoot>
  );
}

const PagerRoot = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridAutoRows: '1fr',
  gap: theme.spacing(2),
  marginBlockStart: theme.spacing(8),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& a[rel="next"]': { gridColumn: 2 },
  },
  '& a': {
    padding: theme.spacing(1.75, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { borderColor: theme.vars.palette.primary.main },
  },
  '& a[rel="next"]': { textAlign: 'end' },
  // English text is left-to-right, so its `start` is the end side of a right-to-left page.
  '[dir="rtl"] & a[rel="next"]': { textAlign: 'start' },
  '& span': {
    display: 'block',
    unicodeBidi: 'plaintext',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 400,
  },
}));
