import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

type ReloadApi = Pick<API, 'emit' | 'getCurrentParameter' | 'getUrlState'>;
type ShortcutApi = ReloadApi & Pick<API, 'setShortcut' | 'setAddonShortcut'>;

/** Remounts the current story; a story with the parameter `rest` does not play. */
export function reloadStory(api: ReloadApi): void {
  const { storyId } = api.getUrlState();
  api.emit(FORCE_REMOUNT, { storyId, isRest: api.getCurrentParameter('rest') === true });
}

/** Replaces Storybook's shortcut Alt+R, which would play stories with the parameter `rest`. */
export async function addReloadShortcut(addon: string, api: ShortcutApi): Promise<void> {
  await api.setShortcut('remount', []);
  await api.setAddonShortcut(addon, {
    label: 'Reload story',
    defaultShortcut: ['alt', 'R'],
    actionName: 'reload',
    action: () => reloadStory(api),
  });
}
