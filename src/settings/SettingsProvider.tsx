import * as React from 'react';
import { createStrictContext } from '../internal/createStrictContext.ts';
import type { Settings, SettingsStore } from './createSettingsStore.ts';

const [StoreContext, useStore] = createStrictContext<SettingsStore>('Settings');

export interface SettingsProviderProps {
  store: SettingsStore;
  children?: React.ReactNode;
}

/** Gives components the settings store. */
export function SettingsProvider({ store, children }: SettingsProviderProps) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** Reads the settings, and follows their changes. */
export function useSettings(): Settings {
  const store = useStore();
  return React.useSyncExternalStore(store.subscribe, store.get, store.get);
}
