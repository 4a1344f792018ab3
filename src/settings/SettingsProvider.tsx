import * as React from 'react';
import { createStrictContext } from '../internal/createStrictContext.ts';
import type { SettingsStore } from './createSettingsStore.ts';
import type { Settings } from './settings.types.ts';

const [StoreContext, useStore] = createStrictContext<SettingsStore>('Settings');

export interface SettingsProviderProps {
  store: SettingsStore;
  children?: React.ReactNode;
}

/** Gives components the settings store. */
export function SettingsProvider({ store, children }: SettingsProviderProps) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** Gives the store itself, to change settings. */
export const useSettingsStore: () => SettingsStore = useStore;

/** Reads the settings, and follows their changes. */
export function useSettings(): Settings {
  const store = useStore();
  return React.useSyncExternalStore(store.subscribe, store.get, store.get);
}
