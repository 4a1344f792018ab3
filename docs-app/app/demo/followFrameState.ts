import type { DemoStore, SettingsStore } from '@vitrine/ui';

/** Applies the mode and the direction of a demo to the document of its frame. */
export function followFrameState(store: DemoStore, settings: SettingsStore): void {
  const root = document.documentElement;
  const show = () => {
    const { mode, direction } = store.get();
    const page = settings.get();
    root.dataset.mode = mode ?? page.paletteMode;
    root.dir = direction ?? page.direction;
  };
  store.subscribe(show);
  settings.subscribe(show);
  show();
}
