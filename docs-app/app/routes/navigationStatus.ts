import { createStore, type NavigationStatus } from '@vitrine/ui';

interface Navigation {
  /** Undefined unless the page is loading or failed to load. */
  status: NavigationStatus | undefined;
  /** URL of the page that the visitor requested last. */
  url: string;
}

/** Status of the navigation that the visitor started last. */
export const navigationStore = createStore<Navigation>({ status: undefined, url: '' });

/** Result of a navigation without page data: a document opened, or the page is unavailable. */
export type NoPage = 'opened' | 'unavailable';

/** Loads a page and sets the navigation status: loading, failed or offline. */
export async function showStatus<Value>(
  url: string,
  load: () => Promise<Value | NoPage>,
): Promise<Value | NoPage> {
  const navigation: Navigation = { status: 'loading', url };
  navigationStore.set(navigation);
  const settle = (status: Navigation['status']) => {
    // Ignore the result when a newer navigation has started.
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
