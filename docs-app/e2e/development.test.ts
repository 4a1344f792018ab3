import { request } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runStart, startDevelopment, type Development } from './development/startDevelopment.ts';
import { coverFeatures } from '../testing/coverFeatures.ts';
import { waitForHydration } from '../testing/hydrate.ts';
import { connectHttp } from './mcpClient.ts';
import { pauseClock } from './pauseClock.ts';
import { listStoryIds, pages } from './site.ts';
import { sampleEvery } from '../testing/tier.ts';
import { forgive, visit } from './visit.ts';
import { ROOT } from '../node/paths.ts';
import { ALLOWED_TOOLS } from '../workbench/mcp/allowTools.ts';

const START_LIMIT_MS = 240_000;
const TEST_LIMIT_MS = 180_000;
/** Step of a page's clock, shorter than the timeouts of the workbench. */
const STEP_MS = 20;
/** Timeout for the browser to show an edit. */
const EDIT_LIMIT_MS = 60_000;

const PANELS = [
  'Controls',
  'Actions',
  'Interactions',
  'Code',
  'Accessibility',
  'Evidence',
  'Review',
];

const MISSING = '/no-such-page';
/** Pages with demos. The tests edit the first page and the navigation of its product. */
const demoPages = pages.filter(({ demos }) => demos !== undefined);
const EDITED = demoPages[0]!.pathname;
const productOf = (pathname: string) => pathname.split('/')[1] ?? '';

/** A page of each kind, with and without demos and tabs. */
const kinds = coverFeatures(
  pages.map((item) => {
    const { kind, demos, tabs } = item;
    return { item, features: new Set([`${kind}, ${demos !== undefined}, ${tabs !== undefined}`]) };
  }),
);
const PATHS = [...kinds.map(({ pathname }) => pathname), '/playground', MISSING];

/** Two stories of the library, and the first story of each product. */
const STORIES = [
  'docs-ui-navigation-navtree--default',
  'docs-ui-code-codeblock--default',
  ...[...Map.groupBy(demoPages, ({ pathname }) => productOf(pathname)).values()].flatMap(([page]) =>
    listStoryIds(page!.pathname).slice(0, 1),
  ),
] as const;

vi.setConfig({ testTimeout: TEST_LIMIT_MS });

let development: Development;

beforeAll(async () => {
  development = await startDevelopment();
}, START_LIMIT_MS);

afterAll(() => development?.end(), START_LIMIT_MS);

/** Marks a document; the returned function resolves to false after a reload. */
async function mark(place: Page | Frame): Promise<() => Promise<boolean>> {
  await place.evaluate(() => void Object.assign(window, { isMarked: true }));
  return () => place.evaluate(() => 'isMarked' in window);
}

/**
 * Pauses the clock of a page, and advances it in steps, each after the previous step has run and
 * the server of the page has responded. This extends the timeouts of the page while the page or the
 * server is busy. Returns a function that stops the steps.
 */
async function stepClock(page: Page): Promise<() => Promise<void>> {
  let isStopped = false;
  await pauseClock(page);
  const steps = (async () => {
    while (!isStopped) {
      await fetch(`${development.workbench}/favicon.svg`, { method: 'HEAD' });
      await page.clock.runFor(STEP_MS);
    }
  })();
  return () => {
    isStopped = true;
    return steps;
  };
}

describe('the development workbench', () => {
  const frameOf = (id: string) => `/iframe.html?id=${id}&viewMode=story`;
  const visitWorkbench: typeof visit = (read) =>
    visit(read, { baseURL: development.workbench, viewport: { width: 1600, height: 900 } });

  test.each(sampleEvery(3, STORIES))('renders story %s without a console message', (id) =>
    visitWorkbench(async ({ page }) => {
      await page.goto(frameOf(id));
      await page.locator('.sb-show-main #storybook-root > :not(style)').first().waitFor();
    }),
  );

  test('keeps the state of an open story when its component is edited', () =>
    visitWorkbench(async ({ page }) => {
      await page.goto(frameOf(STORIES[0]));
      const group = page.getByRole('group').filter({ hasText: 'Customization' });
      await group.locator('summary').click();
      const isMarked = await mark(page);
      development.edit({
        file: 'src/nav/NavGroupItem.tsx',
        from: '<NavTitle node={group} />',
        to: '<NavTitle node={group} /> (edited)',
      });
      await group.getByText('(edited)').waitFor({ timeout: EDIT_LIMIT_MS });
      expect(await group.getAttribute('open')).not.toBeNull();
      expect(await isMarked()).toBe(true);
    }));

  test('shows brand and panels without console messages when a story opens after an edit', () =>
    visitWorkbench(async ({ page }) => {
      development.edit({
        file: 'src/code/CodeBlock.tsx',
        from: '/** ',
        to: '/** Edited. ',
      });
      const stop = await stepClock(page);
      await page.goto(`/?path=/story/${STORIES[1]}`);
      const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
      await story.locator('pre').waitFor({ timeout: EDIT_LIMIT_MS });
      await expect(page.getByRole('link', { name: 'Vitrine' }).count()).resolves.toBe(1);
      const tabs = page.getByRole('tablist').getByRole('tab');
      const names = await tabs.evaluateAll((all) => all.map(({ textContent }) => textContent));
      expect(names.map((name) => name?.replace(/\d+$/, ''))).toEqual(PANELS);
      await page.getByRole('tab', { name: 'Evidence' }).click();
      await page.locator('[data-evidence="untested"]').waitFor();
      await page.getByRole('tab', { name: 'Review' }).click();
      await page.getByRole('textbox', { name: 'Comment on this story' }).waitFor();
      await stop();
    }));
});

describe('the MCP server of the development workbench', () => {
  const post = (headers: Record<string, string>, body: object) =>
    new Promise<number | undefined>((resolve, reject) => {
      const type = { 'Content-Type': 'application/json', Accept: 'text/event-stream' };
      const sent = request(`${development.workbench}/mcp`, {
        method: 'POST',
        headers: { ...type, ...headers },
      });
      sent.once('error', reject);
      sent.once('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.end(JSON.stringify(body));
    });
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  test('MCP server lists the allowed tools, and rejects a call of a forbidden tool', async () => {
    await using mcp = await connectHttp(`${development.workbench}/mcp`);
    const { tools } = await mcp.client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(ALLOWED_TOOLS);
    const preview = { stories: [{ storyId: STORIES[1] }] };
    expect((await mcp.call('stories-preview', preview)).text).toContain(STORIES[1]);
    await expect(mcp.call('stories-changed')).rejects.toThrow('is not allowed');
  });

  test.each([
    [{}, 200],
    [{ 'X-MCP-Toolsets': 'test' }, 200],
    [{ Host: 'evil.example' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
  ])('MCP server responds to the request headers %o with status %i', async (headers, status) => {
    expect(await post(headers, list)).toBe(status);
  });

  test('MCP server responds with 403 to a call of a forbidden tool, alone or in a batch', async () => {
    const call = { ...list, method: 'tools/call', params: { name: 'review-create' } };
    expect(await post({}, call)).toBe(403);
    expect(await post({}, [list, call])).toBe(403);
  });
});

describe('the development site', () => {
  const visitSite: typeof visit = (read) => visit(read, { baseURL: development.site });

  async function openPage(page: Page, pathname: string): Promise<void> {
    await page.goto(pathname, { timeout: TEST_LIMIT_MS });
    await page.keyboard.press('Tab');
    await waitForHydration(page);
  }

  test('hydrates a page of every kind without a console message', () =>
    visitSite(async ({ page, problems }) => {
      for (const pathname of PATHS) {
        const earlier = problems.splice(0);
        await openPage(page, pathname);
        if (pathname === MISSING) forgive(problems, /status of 404/);
        problems.unshift(...earlier);
      }
    }));

  test('applies the style sheet of the site outside of demos (FAULT A1)', () =>
    visitSite(async ({ page }) => {
      await openPage(page, EDITED);
      const margin = await page.evaluate(() => getComputedStyle(document.body).margin);
      expect(margin).toBe('0px');
    }));

  test('shows an edited page, component and navigation without a reload', () =>
    visitSite(async ({ page }) => {
      await openPage(page, EDITED);
      await page.getByRole('button', { name: 'Settings' }).click();
      const drawer = page.getByRole('dialog', { name: 'Settings' });
      await drawer.waitFor();
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      const isMarked = await mark(page);
      development.edit({
        file: `docs-app/products${EDITED.replace(/^\/[^/]+/, '$&/pages')}/page.mdx`,
        from: '\n## ',
        to: '\nAdded to the page.\n\n## ',
      });
      await page.getByText('Added to the page.').waitFor({ timeout: EDIT_LIMIT_MS });
      development.edit({
        file: 'src/page/PageHeader.tsx',
        from: '{title}',
        to: '{title} (edited)',
      });
      await page.getByRole('heading', { name: '(edited)' }).waitFor({ timeout: EDIT_LIMIT_MS });
      development.edit({
        file: `docs-app/products/${productOf(EDITED)}/nav.ts`,
        from: "title: '",
        to: "title: 'Renamed ",
      });
      const nav = page.getByRole('navigation', { name: 'documentation' });
      await nav.getByText('Renamed ').waitFor({ state: 'attached', timeout: EDIT_LIMIT_MS });
      expect(await isMarked()).toBe(true);
      expect(await drawer.isVisible()).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(400);
    }));

  test('redirects /workbench/ to the development workbench', () =>
    visitSite(async ({ page }) => {
      const response = await page.request.get('/workbench/?path=/docs/x', { maxRedirects: 0 });
      expect(response.headers()['location']).toBe(`${development.workbench}/?path=/docs/x`);
    }));
});

describe('npm start', () => {
  test('npm start prints the progress of the site with elapsed seconds', () => {
    expect(development.lines).toContainEqual(expect.stringMatching(/^\[site\] .+ \(\d+ s\)$/));
  });

  test('npm start looks up only hosts of this machine', () => {
    // Storybook finds the IP address of this machine with 192.0.2.2, a reserved IP address.
    const local = /^(localhost|0\.0\.0\.0|127\.0\.0\.1|::1?|192\.0\.2\.2)$/;
    const hosts = development.listHosts();
    expect(hosts).not.toEqual([]);
    expect(hosts.filter((host) => !local.test(host))).toEqual([]);
  });

  test('npm start prints how to choose another port when a port is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const { child, lines } = runStart(ROOT, { workbench: port, site: port });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(lines).toEqual([
      expect.stringContaining(`Port ${port} of the workbench is in use: stop the program`),
      expect.stringContaining(`npm start -- --site-port ${port + 1}`),
    ]);
  });
});
