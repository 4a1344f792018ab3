import { createStore, type NavigationStatus } from '@vitrine/ui';

interface Navigation {
  /** Undefined when no page is loading. */
  status: NavigationStatus | undefined;
  /** URL of the page that was chosen last. */
  url: string;
}

/** Status of the navigation that the visitor started last. */
export const navigationStore = createStore<Navigation>({ status: undefined, url: '' });

/** Result of a load that shows no page: another document opened, or none is available. */
export type NoPage = 'opened' | 'unavailable';

/** Runs the load of a page, and shows that it is loading or not available. */
export async function showStatus<Value>(
  url: string,
  load: () => Promise<Value | NoPage>,
): Promise<Value | NoPage> {
  const navigation: Navigation = { status: 'loading', url };
  navigationStore.set(navigation);
  const settle = (status: Navigation['status']) => {
    // A newer navigation replaces this one.
    if (navigationStore.get() === navigation) navigationStore.set({ status, url });
  };
  try {
    const value = await load();
    settle(value === 'unavailable' ? failure() : undefined);
    return value;
  } catch (reason) {
    settle(undefined);
    throw reason;
  }
}

function failure(): NavigationStatus {
  return navigator.onLine ? 'failed' : 'offline';
}
