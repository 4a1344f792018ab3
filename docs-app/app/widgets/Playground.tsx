import {
  copyText,
  createSettingsStore,
  SettingsProvider,
  ThemePlaygroundPage,
  type CustomTheme,
  type SettingsPorts,
} from '@vitrine/ui';
import { useDemoPages } from '../data/useDemoPages.ts';
import { useIsHydrated } from '../shared/useIsHydrated.ts';
import '../shared/vitrineWindow.ts';
import { siteUrl } from '../shared/base.ts';

const noPorts: SettingsPorts = {
  readStored: () => null,
  writeStored: () => false,
  readSystem: () => ({ dark: false, moreContrast: false, reducedMotion: false }),
  onOutsideChange: () => {},
  apply: () => {},
  reportUnknownMode: () => {},
};

/** Store of the default settings, which the prerendered page shows. */
const defaultStore = createSettingsStore(noPorts);

/** Previews a theme in another page of this site once its bootstrap script has run. */
function previewTheme(page: Window, theme: CustomTheme): void {
  const { __vitrine: site } = page as Partial<Window>;
  site?.settings.preview(theme);
}

/** Replaces the URL by the link to the edited theme, so that a copied URL shares the theme. */
function showShareLink(url: string): void {
  history.replaceState(history.state, '', url);
}

export interface PlaygroundProps {
  /** Query string of the page's URL. */
  search: string;
  /** Pathname of the page, including the language. */
  pathname: string;
}

/** Renders the theme playground: with default settings until hydration, then with the user's. */
export function Playground({ search, pathname }: PlaygroundProps) {
  const isHydrated = useIsHydrated();
  const pageGroups = useDemoPages(isHydrated);
  const source = isHydrated
    ? { store: window.__vitrine.settings, search, origin: siteUrl(location.origin) }
    : { store: defaultStore, search: '', origin: '' };
  return (
    <SettingsProvider key={String(isHydrated)} store={source.store}>
      <ThemePlaygroundPage
        search={source.search}
        origin={source.origin}
        pathname={pathname}
        onCopy={copyText}
        onShare={showShareLink}
        pageGroups={pageGroups}
        onShow={previewTheme}
      />
    </SettingsProvider>
  );
}
