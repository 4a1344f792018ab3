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

const noPorts: SettingsPorts = {
  readStored: () => null,
  writeStored: () => false,
  readSystem: () => ({ dark: false, moreContrast: false, reducedMotion: false }),
  onOutsideChange: () => {},
  apply: () => {},
  reportUnknownMode: () => {},
};

/** The settings of a reader who has chosen nothing: the prerendered page shows these. */
const untouched = createSettingsStore(noPorts);

/** Shows a look in another page of this site, as soon as that has begun. */
function showLook(page: Window, look: CustomTheme): void {
  const { __vitrine: site } = page as Partial<Window>;
  site?.settings.preview(look);
}

export interface PlaygroundProps {
  /** Query of the page's address. */
  search: string;
  /** Path of the page, with its language. */
  pathname: string;
}

/** Shows the theme playground: first as prerendered, then with the reader's settings. */
export function Playground({ search, pathname }: PlaygroundProps) {
  const isAlive = useIsHydrated();
  const pageGroups = useDemoPages(isAlive);
  const own = isAlive
    ? { store: window.__vitrine.settings, search, origin: location.origin }
    : { store: untouched, search: '', origin: '' };
  return (
    <SettingsProvider key={String(isAlive)} store={own.store}>
      <ThemePlaygroundPage
        search={own.search}
        origin={own.origin}
        pathname={pathname}
        onCopy={copyText}
        pageGroups={pageGroups}
        onShow={showLook}
      />
    </SettingsProvider>
  );
}
