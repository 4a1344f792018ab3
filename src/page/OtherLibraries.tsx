import { styled } from '@mui/material/styles';
import { useInterfaceLang, useLocalPath, useTranslate } from '../i18n/index.ts';
import { joinNodes } from '../internal/joinNodes.tsx';
import type { PageLink } from './pageData.types.ts';

export interface OtherLibrariesProps {
  /** Pages about the same component, titled with the names of their libraries. */
  pages: readonly PageLink[];
}

/** Links to the pages about the same component in other libraries; nothing without pages. */
export function OtherLibraries({ pages }: OtherLibrariesProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  const lang = useInterfaceLang();
  if (pages.length === 0) return null;
  return (
    <LibrariesRoot data-also-in="">
      <span lang={lang}>{translate('page.alsoIn')}</span>{' '}
      {joinNodes(pages, ' · ', ({ pathname, title }) => (
        <a href={localPath(pathname)}>{title}</a>
      ))}
    </LibrariesRoot>
  );
}

const LibrariesRoot = styled('p')(({ theme }) => ({
  marginBlock: theme.spacing(-2.5, 3.5),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  '& a': {
    color: 'inherit',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
    '&:hover': { color: theme.vars.palette.primary.main },
  },
}));
