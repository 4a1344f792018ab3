import * as React from 'react';
import { useSettingsStore, type DemoSettings, type Settings } from '@vitrine/ui';

/** Reads what renders a demo again; the page shows a change first, its demos follow in slices of time. */
export function useDemoSettings(): DemoSettings {
  const store = useSettingsStore();
  const [settings, setSettings] = React.useState(() => pick(store.get()));
  React.useEffect(() => {
    const follow = () =>
      React.startTransition(() =>
        setSettings((shown) => (isSame(shown, store.get()) ? shown : pick(store.get()))),
      );
    follow();
    return store.subscribe(() => afterPaint(follow));
  }, [store]);
  return settings;
}

// Colours, spacing and the like are variables of the page, which demos follow by themselves.
function pick({ dense, direction }: Settings): DemoSettings {
  return { dense, direction };
}

function isSame(shown: DemoSettings, { dense, direction }: Settings): boolean {
  return shown.dense === dense && shown.direction === direction;
}

function afterPaint(callback: () => void): void {
  // A hidden page has no frames.
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}
