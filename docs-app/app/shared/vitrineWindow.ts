import type { DemoStore, NavState, SettingsStore } from '@vitrine/ui';

/** State that the bootstrap script hands over to the application. */
interface VitrineGlobal {
  settings: SettingsStore;
  nav: NavState;
  /** True once the page is fully interactive. */
  hydrated?: boolean;
  /** State of the demo; set only in the document of a framed demo. */
  demo?: DemoStore;
  /** Pathname of the loaded document. After a reload, Back can change the URL before hydration. */
  pathname: string;
  /** Targets of clicks before hydration; each is replayed once its part of the page hydrates. */
  pending: Element[];
  /** Loads the application, once. */
  start: () => void;
}

declare global {
  interface Window {
    __vitrine: VitrineGlobal;
  }
}
