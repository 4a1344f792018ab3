import * as React from 'react';
import { createStrictContext } from '../internal/createStrictContext.ts';
import type { SettingsStore } from './createSettingsStore.ts';
import type { Settings } from './settings.types.ts';

const [StoreContext, useStore] = createStrictContext<SettingsStore>('Settings');

export interface SettingsProviderProps {
  /** Store of the settings. */
  store: SettingsStore;
  /** Content that reads the settings. */
  children?: React.ReactNode;
}

/** Provides the settings store to components. */
export function SettingsProvider({ store, children }: SettingsProviderProps) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** Returns the settings store, to change settings. */
export const useSettingsStore: () => SettingsStore = useStore;

/** Returns the settings and rerenders when they change. */
export function useSettings(): Settings {
  const store = useStore();
  return React.useSyncExternalStore(store.subscribe, store.get, store.get);
}
