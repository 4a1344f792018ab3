import type { SettingsStore } from '@vitrine/ui';
import type { Page } from 'playwright';

declare global {
  interface Window {
    __vitrine: { hydrated: boolean; settings: Pick<SettingsStore, 'choose' | 'setMode'> };
  }
}

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as Partial<Window>).__vitrine?.hydrated);
}

/** Starts hydration by moving the pointer. The first move only sets the position. */
export async function startHydration(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
}

/** Starts hydration by moving the pointer, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await startHydration(page);
  await waitForHydration(page);
}

/** Waits until the browser is idle after the load of the page. */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(() => resolve())),
        );
      }),
  );
}

/** Scrolls to each demo, as a user does, and waits until the demo is hydrated. */
export async function hydrateDemos(page: Page): Promise<void> {
  for (const stage of await page.locator('[data-demo-stage]:not([inert] *)').all()) {
    await stage.scrollIntoViewIfNeeded();
    await stage.and(page.locator('[data-live]')).waitFor();
  }
}

/** Blocks the site's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Makes `localStorage` and `sessionStorage` throw, as in a browser that blocks storage. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    }
  });
}
