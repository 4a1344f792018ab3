import * as React from 'react';
import { useInterfaceLang, useLocalPath, useTranslate } from '../i18n/index.ts';
import type { CustomTheme } from '../settings/settings.types.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import { PreviewRoot } from './PagePreview.styles.ts';

/** Pages of one product. */
export interface PageGroup {
  name: string;
  /** Pathnames have no language prefix. */
  pages: readonly { pathname: string; title: string }[];
}

export interface PagePreviewProps {
  /** Theme of the page. */
  theme: CustomTheme;
  /** Pages that the reader can choose, by library. */
  groups: readonly PageGroup[];
  /** Applies a theme to the window of a page. */
  onShow: (page: Window, theme: CustomTheme) => void;
}

/** Renders a page of the site with the current theme. Renders nothing without pages. */
export function PagePreview({ theme, groups, onShow }: PagePreviewProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  // The titles of pages are not translated.
  const titleLang = useInterfaceLang() && 'en';
  const [chosen, setChosen] = React.useState('');
  const ref = React.useRef<HTMLIFrameElement>(null);
  const ids = { title: useFrameId(), page: useFrameId() };
  const show = () => {
    const page = ref.current?.contentWindow;
    if (page) onShow(page, theme);
  };
  React.useEffect(show, [theme, onShow]);
  const first = groups[0]?.pages[0];
  if (!first) return null;
  const pathname = chosen || first.pathname;
  const selected = groups.flatMap(({ pages }) => pages).find((page) => page.pathname === pathname);
  return (
    <PreviewRoot aria-labelledby={ids.title}>
      <h2>
        <span id={ids.title}>{translate('playground.pages')}</span>
      </h2>
      <div data-playground="field">
        <label htmlFor={ids.page}>{translate('playground.page')}</label>
        <select id={ids.page} value={pathname} onChange={({ target }) => setChosen(target.value)}>
          {groups.map(({ name, pages }) => (
            <optgroup key={name} label={name} lang={titleLang}>
              {pages.map((page) => (
                <option key={page.pathname} value={page.pathname}>
                  {page.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {/* A new iframe per page, because a changed `src` adds an entry to the history. */}
      <iframe
        key={pathname}
        ref={ref}
        src={localPath(pathname)}
        title={selected?.title ?? translate('playground.page')}
        lang={selected && titleLang}
        loading="lazy"
        onLoad={show}
      />
    </PreviewRoot>
  );
}
