import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { FAILED_LOAD, forgive, visit } from './visit.ts';

const FIRST = '/material-ui/react-button';
const SECOND = '/material-ui/react-dialog';

async function openFirst(page: Page): Promise<void> {
  await page.goto(FIRST);
  await hydrate(page);
}

/** Follows a link of the navigation without pointing at it, which would load the page early. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`#docs-navigation a[href="${path}"]`);
  await link.evaluate((element: HTMLAnchorElement) => element.click());
}

async function waitForTitle(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

const notice = (page: Page) => page.locator('[data-navigation]');

describe.concurrent('navigation to a page that does not load', () => {
  test('reports within 1 s that a page is not available offline, and retries (FAULT B9)', () =>
    visit(async ({ page, context, problems }) => {
      await openFirst(page);
      await context.setOffline(true);
      await follow(page, SECOND);
      const alert = page.getByRole('alert').filter({ hasText: 'You are offline' });
      await alert.waitFor({ timeout: 1000 });
      expect(new URL(page.url()).pathname).toBe(FIRST);
      await waitForTitle(page, 'Button');
      await notice(page).getByRole('button', { name: 'Dismiss' }).click();
      expect(await notice(page).count()).toBe(0);
      await follow(page, `${SECOND}`);
      await alert.waitFor({ timeout: 1000 });
      await context.setOffline(false);
      await notice(page).getByRole('button', { name: 'Try again' }).click();
      await waitForTitle(page, 'Dialog');
      expect(await notice(page).count()).toBe(0);
      forgive(problems, FAILED_LOAD);
    }));

  test.for([500, 503])('keeps the current page when a host responds with %i (FAULT B9)', (status) =>
    visit(async ({ page, problems }) => {
      await openFirst(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      const isDown = new Set([SECOND, `${SECOND}/page.json`]);
      await page.route(
        (url) => isDown.has(url.pathname),
        (route) => route.fulfill({ status, body: 'down' }),
      );
      await follow(page, SECOND);
      await page.getByRole('alert').filter({ hasText: 'The page did not load.' }).waitFor();
      await waitForTitle(page, 'Button');
      expect(requests).not.toContain('/redirects.json');
      isDown.clear();
      await notice(page).getByRole('button', { name: 'Try again' }).click();
      await waitForTitle(page, 'Dialog');
      forgive(problems, FAILED_LOAD);
    }),
  );

  test('shows “Loading the page…” while a slow page loads (FAULT B9)', () =>
    visit(async ({ page }) => {
      await openFirst(page);
      let release = (): void => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(`**${SECOND}/page.json`, async (route) => {
        await released;
        await route.continue();
      });
      await follow(page, SECOND);
      await page.getByRole('status').filter({ hasText: 'Loading the page…' }).waitFor();
      release();
      await waitForTitle(page, 'Dialog');
      await notice(page).waitFor({ state: 'detached' });
    }));
});

describe.concurrent('path that the host refuses', () => {
  test.for([`${FIRST}%00`, `${FIRST}%01`, `/${FIRST}`, '/material-ui/x/..%2Freact-button'])(
    'shows the 404 page after hydration at %s (FAULT G5)',
    (path) =>
      visit(async ({ page, problems }) => {
        const response = await page.goto(inject('origin') + path);
        expect(response?.status()).toBe(404);
        const url = page.url();
        await hydrate(page);
        await waitForTitle(page, 'Page not found');
        expect(page.url()).toBe(url);
        forgive(problems, FAILED_LOAD);
      }),
  );
});
