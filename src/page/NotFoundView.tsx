import { styled } from '@mui/material/styles';
import { useLocalPath, useTranslate } from '../i18n/index.ts';
import type { PageLink } from './pageData.types.ts';

export interface NotFoundViewProps {
  /** Pages with a similar address, best first. */
  suggestions: readonly PageLink[];
}

/** Says that there is no page at an address, and which pages are near. */
export function NotFoundView({ suggestions }: NotFoundViewProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <NotFoundRoot>
      <h1>{translate('notFound.title')}</h1>
      <p>{translate('notFound.lead')}</p>
      <div data-suggestions="" hidden={suggestions.length === 0}>
        <h2>{translate('notFound.suggestions')}</h2>
        <ul>
          {suggestions.map(({ pathname, title }) => (
            <li key={pathname}>
              <a href={localPath(pathname)}>{title}</a> <span dir="ltr">{pathname}</span>
            </li>
          ))}
        </ul>
      </div>
      <p>
        <a href={localPath('/')}>{translate('notFound.home')}</a>
      </p>
    </NotFoundRoot>
  );
}

const NotFoundRoot = styled('div')(({ theme }) => ({
  maxInlineSize: 640,
  marginInline: 'auto',
  padding: theme.spacing(10, 3),
  '& h1': { ...theme.typography.h1, marginBlock: theme.spacing(0, 2) },
  '& h2': { ...theme.typography.h3, marginBlock: theme.spacing(4, 1) },
  '& p': { textWrap: 'pretty', color: theme.vars.palette.text.secondary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    paddingBlock: theme.spacing(1.25),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& a': {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
  },
  '& > p:last-of-type': { marginBlockStart: theme.spacing(4) },
  '& li span': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '0.875rem' },
}));
