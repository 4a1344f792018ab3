import type { Page } from 'playwright';

/** Waits until the page has the top-level heading `name`. */
export async function waitForHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

/** Waits until the target of the URL hash is at the top of the window. */
export async function waitForTarget(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { top = -1 } =
      document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? {};
    return top >= 0 && top < 200;
  });
}
