import { styled } from '@mui/material/styles';
import { useInterfaceLang, useLocalPath, useTranslate } from '../i18n/index.ts';
import type { PageTab } from './pageData.types.ts';

export interface PageTabsProps {
  /** Pages of the same subject, in order. */
  tabs: readonly PageTab[];
  /** Pathname of the current page. */
  currentPath: string;
}

const LABELS: Record<PageTab['kind'], string> = {
  demos: 'page.tabDemos',
  components: 'page.tabComponents',
  hooks: 'page.tabHooks',
};

/** Renders links to a subject's demos, component API and hook API, styled as tabs. */
export function PageTabs({ tabs, currentPath }: PageTabsProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <TabsRoot data-page-tabs="" aria-label={translate('page.tabs')} lang={useInterfaceLang()}>
      <ul>
        {tabs.map(({ kind, pathname }) => (
          <li key={pathname}>
            <a
              href={localPath(pathname)}
              aria-current={pathname === currentPath ? 'page' : undefined}
            >
              {translate(LABELS[kind])}
            </a>
          </li>
        ))}
      </ul>
    </TabsRoot>
  );
}

const TabsRoot = styled('nav')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    marginBlockEnd: theme.spacing(4),
    borderBlockEnd: `1px solid ${palette.divider}`,
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(3),
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    '& a': {
      display: 'block',
      paddingBlock: theme.spacing(1.25),
      marginBlockEnd: -1,
      borderBlockEnd: '2px solid transparent',
      color: palette.text.secondary,
      fontSize: '0.875rem',
      fontWeight: 500,
      textDecoration: 'none',
      '&:hover': { borderColor: palette.divider, color: palette.text.primary },
      '&[aria-current]': { borderColor: palette.primary.main, color: palette.primary.main },
      // Hides the transparent border, which forced colors would make visible.
      '@media (forced-colors: active)': { '&:not([aria-current])': { borderColor: 'Canvas' } },
    },
  };
});
