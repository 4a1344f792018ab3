import * as React from 'react';
import { useSettings, useSettingsStore } from '../settings/SettingsProvider.tsx';
import type { CustomTheme } from '../settings/settings.types.ts';
import { brandTheme, pickTheme, reduceTheme } from './customTheme.ts';
import {
  createHistory,
  follow,
  record,
  redo,
  undo,
  type ThemeHistory,
  type RecordOptions,
} from './themeHistory.ts';
import { readShareLink, writeShareLink } from './shareTheme.ts';

export interface ThemePlaygroundOptions {
  /** Query of the URL, which may contain a shared theme. */
  search: string;
  /** Origin of the site, such as `https://example.org`. */
  origin: string;
  /** Pathname of the playground. */
  pathname?: string;
  /** Called with the share link after the reader edits the theme. */
  onShare?: ((url: string) => void) | undefined;
}

/** Delay of `onShare` in milliseconds, because browsers limit the rate of URL changes. */
const SHARE_DELAY_MS = 300;

export interface ThemePlaygroundState {
  theme: CustomTheme;
  onChange: (theme: CustomTheme, options: RecordOptions) => void;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  onReset: () => void;
  shareUrl: string;
}

/** Connects the playground to the user's settings. Previews a shared theme without storing it. */
export function useThemePlayground({
  search,
  origin,
  pathname = '',
  onShare,
}: ThemePlaygroundOptions): ThemePlaygroundState {
  const store = useSettingsStore();
  const theme = pickTheme(useSettings());
  const [recorded, setRecorded] = React.useState(() => createHistory(theme));
  const history = follow(recorded, theme);
  React.useLayoutEffect(() => {
    const shared = readShareLink(search);
    if (shared) store.preview({ ...brandTheme, ...shared });
  }, [store, search]);
  const [isEdited, setEdited] = React.useState(false);
  const shareUrl = writeShareLink(theme, origin + pathname);
  useShare(isEdited ? shareUrl : undefined, onShare);
  const show = (next: ThemeHistory) => {
    setRecorded(next);
    setEdited(true);
    store.choose(next.present);
  };
  return {
    theme,
    onChange: (next, options) => show(record(history, next, options)),
    onUndo: history.past.length > 0 ? () => show(undo(history)) : undefined,
    onRedo: history.future.length > 0 ? () => show(redo(history)) : undefined,
    onReset: () =>
      show(record(history, reduceTheme(theme, { type: 'RESET_COLORS' }), { merge: false })),
    shareUrl,
  };
}

/** Calls `onShare` after the link has not changed for `SHARE_DELAY_MS`. */
function useShare(url: string | undefined, onShare: ThemePlaygroundOptions['onShare']): void {
  React.useEffect(() => {
    if (url === undefined || !onShare) return undefined;
    const timer = setTimeout(() => onShare(url), SHARE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [url, onShare]);
}
