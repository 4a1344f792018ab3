import * as React from 'react';
import { useSettingsStore, type DemoSettings, type Settings } from '@vitrine/ui';

/** Returns the settings that re-render demos, updated in a transition after the next paint. */
export function useDemoSettings(): DemoSettings {
  const store = useSettingsStore();
  const [settings, setSettings] = React.useState(() => pick(store.get()));
  React.useEffect(() => {
    const follow = () =>
      React.startTransition(() =>
        setSettings((current) => (isSame(current, store.get()) ? current : pick(store.get()))),
      );
    follow();
    return store.subscribe(() => afterPaint(follow));
  }, [store]);
  return settings;
}

// Colors, spacing and so on are CSS variables of the page, which need no re-render.
function pick({ dense, direction }: Settings): DemoSettings {
  return { dense, direction };
}

function isSame(current: DemoSettings, { dense, direction }: Settings): boolean {
  return current.dense === dense && current.direction === direction;
}

function afterPaint(callback: () => void): void {
  // A hidden page runs no animation frames.
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}
