import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../examples/feedback-receiver/openStore.ts';
import {
  startReceiver,
  type StartedReceiver,
} from '../examples/feedback-receiver/startReceiver.ts';
import { holdScripts, hydrate, waitForQuiet } from '../testing/hydrate.ts';
import { pages, readPage } from './site.ts';
import { startVariant, type Variant } from './startVariant.ts';
import { visit, type Visit, type VisitOptions } from './visit.ts';

const PAGE = '/material-ui/getting-started/installation';
const NEXT_PAGE = '/material-ui/getting-started/usage';
const FAILURE = "Couldn't submit feedback. Please try again later.";

test('renders no feedback form on a site without VITE_FEEDBACK_URL', () => {
  expect(pages.length).toBeGreaterThan(10);
  const asking = pages
    .map(({ pathname }) => pathname)
    .filter((pathname) => readPage(pathname).includes('data-feedback'));
  expect(asking).toEqual([]);
});

let dir = '';
let site: Variant;
let receiver: StartedReceiver;

const dataFile = () => join(dir, 'feedback.sqlite');

/** Visits the site with the feedback form, and allows requests to the feedback receiver. */
function visitAsking(read: (visit: Visit) => Promise<void>, options: VisitOptions = {}) {
  const origins = [new URL(receiver.url).origin];
  return visit(read, { baseURL: site.origin, origins, ...options });
}

const formOf = (page: Page) => page.locator('main [data-feedback]');

async function write(page: Page, text: string): Promise<void> {
  await formOf(page).getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill(text);
}

async function readStored() {
  const store = await openStore(dataFile());
  const rows = await store.list();
  await store.close();
  return rows;
}

/** Sums up the layout shifts of the page from now on. */
function measureShift(): void {
  const total = { value: 0 };
  Object.assign(window, { layoutShift: total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      total.value += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift' });
}

const readShift = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value);

describe.concurrent('a site with VITE_FEEDBACK_URL', () => {
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'vitrine-asking-'));
    site = await startVariant();
    receiver = await startReceiver({
      port: 0,
      data: dataFile(),
      origins: [site.origin],
      isBehindProxy: false,
    });
    await site.build([PAGE, NEXT_PAGE], { VITE_FEEDBACK_URL: receiver.url });
  }, 240_000);

  afterAll(async () => {
    await receiver?.close();
    await site?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  test.each([390, 1440])('shows the feedback form without layout shift at %i px', (width) =>
    visitAsking(
      async ({ page }) => {
        await page.goto(PAGE);
        const form = formOf(page);
        await form.scrollIntoViewIfNeeded();
        const place = () =>
          form.evaluate((element) => [
            element.getBoundingClientRect().top + scrollY,
            element.getBoundingClientRect().height,
            document.documentElement.scrollHeight,
          ]);
        await page.evaluate(() => document.fonts.ready);
        await waitForQuiet(page);
        await page.evaluate(measureShift);
        const before = await place();
        await hydrate(page);
        await form.locator('xpath=..').and(page.locator('[data-live]')).waitFor();
        expect(await place()).toEqual(before);
        expect(await readShift(page)).toBe(0);
        expect(await page.locator('article ~ div [data-feedback]').count()).toBe(1);
      },
      { viewport: { width, height: 900 } },
    ),
  );

  test('hides the feedback form without JavaScript', () =>
    visitAsking(
      async ({ page }) => {
        await page.goto(PAGE);
        expect(await formOf(page).count()).toBe(1);
        expect(await formOf(page).isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    ));

  test('sends a comment once, without data about the user (FBK-2)', () =>
    visitAsking(async ({ page, context }) => {
      await context.addCookies([{ name: 'codeVariant', value: 'JS', url: receiver.url }]);
      const posts: Record<string, string>[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request.headers());
      });
      await page.goto(NEXT_PAGE);
      const [id = ''] = await page
        .locator('article h2[id]')
        .evaluateAll((all) => all.map((h) => h.id));
      await page.goto(`/zh${NEXT_PAGE}#${id}`);
      await hydrate(page);
      const form = formOf(page);
      await form.getByRole('button', { name: '没有' }).click();
      await page.keyboard.type('It does not say when.');
      await form.getByRole('button', { name: '提交' }).dblclick();
      await form.getByText('反馈已提交').waitFor();
      const rows = (await readStored()).filter(({ page: path }) => path === NEXT_PAGE);
      expect(rows).toMatchObject([
        {
          page: NEXT_PAGE,
          section_hash: id,
          rating: 0,
          comment: 'It does not say when.',
          language: 'zh',
          product: 'material-ui',
        },
      ]);
      expect(posts).toHaveLength(1);
      expect(posts[0]?.['cookie']).toBeUndefined();
      expect(posts[0]?.['referer']).toBe(`${site.origin}/`);
    }));

  test.each([
    ['a status of 503', (route: Route) => route.fulfill({ status: 503 })],
    ['no network', (route: Route) => route.abort()],
  ])(
    'announces a failure for %s, and keeps the comment for a retry (FBK-1, WCAG 4.1.3)',
    (name, answer) =>
      visitAsking(async ({ page, problems }) => {
        await page.goto(PAGE);
        await hydrate(page);
        await page.route(receiver.url, answer);
        await write(page, name);
        await page.keyboard.press('Control+Enter');
        const form = formOf(page);
        await form.getByRole('status').getByText(FAILURE, { exact: true }).waitFor();
        expect(await page.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe(name);
        // Only the browser logs the failed request; the page logs nothing.
        expect(problems.splice(0).every((text) => text.includes(receiver.url))).toBe(true);
        await page.unroute(receiver.url);
        await form.getByRole('button', { name: 'Submit' }).click();
        await form.getByRole('status').getByText('Feedback submitted', { exact: true }).waitFor();
        expect((await readStored()).filter(({ comment }) => comment === name)).toHaveLength(1);
      }),
  );

  test('replays a click on the feedback form made before scripts load', () =>
    visitAsking(async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(PAGE);
      await formOf(page).getByRole('button', { name: 'Yes' }).click();
      expect(await page.getByRole('textbox', { name: 'Comment' }).count()).toBe(0);
      release();
      await page.getByRole('textbox', { name: 'Comment' }).waitFor();
    }));

  test('shows an empty feedback form on the next page', () =>
    visitAsking(async ({ page }) => {
      await page.goto(PAGE);
      await hydrate(page);
      await write(page, 'About the first page');
      await page.getByRole('link', { name: /^Next/ }).click();
      await page.waitForURL(`**${NEXT_PAGE}`);
      await page.locator('h1', { hasText: 'Usage' }).waitFor();
      expect(await formOf(page).count()).toBe(1);
      expect(await page.getByRole('textbox', { name: 'Comment' }).count()).toBe(0);
      await formOf(page).getByRole('button', { name: 'No', exact: true }).click();
      expect(await page.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('');
    }));
});
