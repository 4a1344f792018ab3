import type { NavState, SettingsStore } from '@vitrine/ui';

/** What the first script leaves for the application. */
export interface VitrineGlobal {
  settings: SettingsStore;
  nav: NavState;
  /** True once the page is fully interactive. */
  hydrated: boolean;
  /** Clicks in demos that came before React; each is done again after its demo hydrated. */
  pending: Element[];
  /** Loads the application, once. */
  start: () => void;
}

declare global {
  interface Window {
    __vitrine: VitrineGlobal;
  }
}
