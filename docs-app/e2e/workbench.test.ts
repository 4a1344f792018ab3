import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { ProofRun } from '@vitrine/ui/core';
import { waitForQuiet } from '../testing/hydrate.ts';
import { findViolations } from './axe.ts';
import { exposeStorybook, STORY_EVENTS } from '../workbench/storybook.ts';
import { expectControls, openWorkbench, reviewIn } from './reviewWorkbench.ts';
import { listStoryIds, pages, readDist } from './site.ts';
import { repeat, sampleEvery } from '../testing/tier.ts';
import { visit } from './visit.ts';

interface IndexEntry {
  id: string;
  title: string;
  type: string;
  tags?: string[];
}

const { entries } = JSON.parse(readDist('workbench/index.json')) as {
  entries: Record<string, IndexEntry>;
};
const guides = Object.values(entries).filter(
  ({ type, tags }) => type === 'docs' && tags?.includes('unattached-mdx'),
);

// Axe rules to skip, because Storybook renders the layout around a docs page.
const FRAME_RULES = ['region', 'landmark-one-main'];

describe.concurrent('guides and decisions of the workbench', () => {
  test.for(sampleEvery(12, guides))('$title has one h1 and passes axe', ({ id }) =>
    visit(async ({ page, problems }) => {
      await page.goto(`/workbench/iframe.html?id=${id}&viewMode=docs`);
      await page.locator('#storybook-docs h1').first().waitFor();
      expect(await page.locator('#storybook-docs h1').count()).toBe(1);
      const violations = await findViolations(page, 'light', { skipped: FRAME_RULES });
      problems.push(...violations.map(({ rule, target }) => `${rule} at ${target}`));
    }),
  );
});

test.each(['workbench/index.html', 'workbench/iframe.html'])(
  '%s has noindex for search engines (FAULT C6)',
  (file) => {
    expect(readDist(file)).toMatch(/<meta name="robots" content="noindex"/);
  },
);

test('published workbench contains no MCP addon of Storybook', () => {
  expect(readDist('workbench/iframe.html')).not.toContain('addon-mcp');
  const { addons } = JSON.parse(readDist('workbench/project.json')) as { addons: object };
  expect(addons).toHaveProperty(['@storybook/addon-a11y']);
  expect(addons).not.toHaveProperty(['@storybook/addon-mcp']);
});

test('names the site in the title of the workbench (FAULT C6)', () => {
  expect(readDist('workbench/index.html')).toContain('<title>Vitrine - Storybook</title>');
});

/** Paths of Storybook's preview iframe and manager. */
const DOCUMENTS = ['/workbench/iframe.html?id=docs-ui-code-copybutton--default', '/workbench/'];
/** Every 20th story in the order of the index, or every 400th story in the fast tier. */
const sampledStories = Object.values(entries)
  .filter(({ type }) => type === 'story')
  .filter((_, index) => index % repeat({ whole: 20, fast: 400 }) === 0);

describe.concurrent('policy of the workbench (S1)', () => {
  test.each(DOCUMENTS)(
    '%s: CSP blocks inline scripts, eval and requests to other hosts (FAULT G9)',
    (path) =>
      visit(async ({ page, problems }) => {
        await page.goto(path);
        await page.locator('#storybook-root, #root').first().waitFor({ state: 'attached' });
        const run = (code: string) =>
          page.evaluate(
            `new Promise((done) => requestAnimationFrame(() => { try { ${code} } catch {} finally { done(); } }))`,
          );
        const blocked = page.evaluate(
          () =>
            new Promise<string[]>((resolve) => {
              const directives: string[] = [];
              addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
                directives.push(effectiveDirective);
                if (directives.length === 4) resolve(directives.sort());
              });
            }),
        );
        await run(
          `document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = 1">')`,
        );
        await run(
          `document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = 1' }))`,
        );
        await run(`Function('window.ran = 1')()`);
        await run(`fetch('https://elsewhere.example/').catch(() => {})`);
        expect(await blocked).toEqual([
          ...['connect-src', 'script-src', 'script-src-attr', 'script-src-elem'],
        ]);
        expect(await page.evaluate(() => 'ran' in window)).toBe(false);
        problems.length = 0;
      }),
  );

  test.each(sampledStories)('$id renders without CSP violations (FAULT G9)', ({ id }) =>
    visit(async ({ page, problems }) => {
      await page.goto(`/workbench/iframe.html?id=${id}&viewMode=story`);
      await page.locator('body.sb-show-main').waitFor();
      await waitForQuiet(page);
      const violations = problems.filter((problem) => problem.includes('Content Security Policy'));
      problems.splice(0, problems.length, ...violations);
    }),
  );
});

test('ignores channel events when they come from another window or origin (FAULT G11)', () =>
  visit(async ({ page }) => {
    await page.goto(DOCUMENTS[0] ?? '');
    await page.locator('body.sb-show-main').waitFor();
    const heard = await page.evaluate(() => {
      const events: string[] = [];
      addEventListener('message', ({ data }) => events.push(JSON.stringify(data)));
      const frame = document.body.appendChild(document.createElement('iframe'));
      const own = { origin: window.origin, source: window.parent };
      const event = { key: 'storybook-channel', event: { type: 'x', args: [], from: 'y' } };
      const send = (data: unknown, from: MessageEventInit) =>
        dispatchEvent(new MessageEvent('message', { data, ...from }));
      for (const from of [
        { ...own, origin: 'https://elsewhere.example' },
        { ...own, source: frame.contentWindow },
      ]) {
        send(event, from);
        send(JSON.stringify(event), from);
        send(JSON.stringify(event, null, 2), from);
        send(JSON.stringify(event).replace('-', '\\u002d'), from);
      }
      send('no channel event', { ...own, source: frame.contentWindow });
      send(JSON.stringify(event), own);
      return events.length;
    });
    expect(heard).toBe(2);
  }));

test('shows a docs page when the workbench opens (WKB-3)', () =>
  visit(async ({ page }) => {
    await page.goto('/workbench/');
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor();
  }));

const [demoId] = pages.flatMap(({ pathname }) => listStoryIds(pathname));

describe('toolbar of the workbench', () => {
  const STORY = 'docs-ui-code-copybutton--default';
  const CHANGED =
    'mode:dark;direction:rtl;language:pseudo;density:dense;preset:terminal;state:active;spacing:12;text:200;contrast:forced;viewport:xs';

  /** Counts the toolbar buttons, and lists buttons that the toolbar or the viewport cuts off. */
  const listCutButtons = (page: Page) =>
    page.getByTestId('sb-preview-toolbar').evaluate((bar) => {
      const { left, right } = bar.getBoundingClientRect();
      const buttons = [...bar.querySelectorAll('button')].filter((one) => one.checkVisibility());
      const cut = buttons.filter((button) => {
        const box = button.getBoundingClientRect();
        return box.left < left || box.right > right || box.right > window.innerWidth;
      });
      return { count: buttons.length, cut: cut.map((button) => button.ariaLabel) };
    });

  test('shows every toolbar button when the window is 1280 px wide or wider', () =>
    visit(async (visited) => {
      const { page } = visited;
      await reviewIn(visited, async () => {
        for (const globals of ['', `&globals=${CHANGED}`]) {
          await openWorkbench(page, `?path=/story/${demoId}${globals}`);
          await page.getByRole('button', { name: 'Play story' }).waitFor();
          for (const width of [1280, 1440, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            await waitForQuiet(page);
            const { count, cut } = await listCutButtons(page);
            expect({ width, cut }).toEqual({ width, cut: [] });
            expect(count).toBeGreaterThan(12);
          }
        }
      });
    }));

  test('shows only changed globals in the toolbar, and resets them in the menu "View"', () =>
    visit(async (visited) => {
      const { page } = visited;
      await reviewIn(visited, async () => {
        const preview = await openWorkbench(
          page,
          `?path=/story/${STORY}&globals=mode:dark;spacing:12`,
        );
        const bar = page.getByTestId('sb-preview-toolbar');
        await preview.locator('html[data-mode="dark"]').waitFor();
        await bar.getByText('Dark', { exact: true }).waitFor();
        expect(await bar.getByText('English').count()).toBe(0);
        await bar.getByRole('button', { name: 'View', exact: true }).click();
        const menu = page.getByRole('dialog', { name: 'View' });
        expect(await menu.getByLabel('Spacing').inputValue()).toBe('12');
        await menu.getByLabel('Text size').selectOption('200');
        await bar.getByText('2 changes').waitFor();
        await menu.getByRole('button', { name: 'Reset view' }).click();
        await preview.locator('html[data-mode="light"]').waitFor();
        expect(await bar.getByText(/Dark|changes/).count()).toBe(0);
      });
    }));
});

test('loads the font of the site in the Storybook manager', () =>
  visit(async (visited) => {
    const { page } = visited;
    await reviewIn(visited, async () => {
      await openWorkbench(page, '');
      await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor();
      const fonts = () =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family),
        );
      await expect.poll(fonts).toContain('Inter');
    });
  }));

describe('stories opened by a person or by automation', () => {
  const SHEET = 'docs-ui-evidence-statematrix--sheet';

  /** Opens a story as a person does: the browser does not report automation. */
  async function openAsPerson(page: Page, path: string): Promise<void> {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'webdriver', { get: () => false }),
    );
    await page.addInitScript(exposeStorybook);
    await page.goto(`/workbench/${path}`);
  }

  /** Returns whether a play function has run steps; undefined while the story renders. */
  const hasPlayed = (page: Page) =>
    page
      .frames()
      .at(-1)!
      .evaluate(({ call, finished }) => {
        const { vitrineStorybook: storybook } = window;
        if (!storybook?.last(finished)) return undefined;
        return (storybook.last(call) as { interceptable?: boolean }).interceptable === true;
      }, STORY_EVENTS);

  test('runs the play function of a demo only when a person presses Play', () =>
    visit(async (visited) => {
      const { page } = visited;
      await reviewIn(visited, async () => {
        await openAsPerson(page, `?path=/story/${demoId}`);
        const preview = page.frameLocator('#storybook-preview-iframe');
        await preview.locator('body.sb-show-main').waitFor();
        await expect.poll(() => hasPlayed(page)).toBe(false);
        await page.getByRole('button', { name: 'Play story' }).click();
        await expect.poll(() => hasPlayed(page), { timeout: 15_000 }).toBe(true);
      });
    }));

  test('runs the play function of a demo at once when the browser is automated', () =>
    visit(async ({ page, problems }) => {
      await page.addInitScript(exposeStorybook);
      await page.goto(`/workbench/iframe.html?id=${demoId}&viewMode=story&instrument=true`);
      await expect.poll(() => hasPlayed(page), { timeout: 15_000 }).toBe(true);
      problems.length = 0;
    }));

  test('opens the state sheet with the args of the URL', () =>
    visit(async ({ page, problems }) => {
      const args = 'piece:docs-ui-code-copybutton;state:;density:!true;direction:!false';
      await openAsPerson(page, `iframe.html?id=${SHEET}&viewMode=story&args=${args}`);
      await page.getByRole('checkbox', { name: 'density', checked: true }).waitFor();
      expect(await page.getByRole('checkbox', { name: 'mode' }).isChecked()).toBe(true);
      expect(await page.getByRole('checkbox', { name: 'direction' }).isChecked()).toBe(false);
      expect(await page.getByLabel('Piece').inputValue()).toBe('docs-ui-code-copybutton');
      problems.length = 0;
    }));
});

test('shows controls for the args of a story', () =>
  visit((visited) => expectControls(visited, 'docs-ui-code-copybutton--default')));

test('restores the state of a playground from the URL, and writes changes to the URL', () =>
  visit(async (visited) => {
    const { page } = visited;
    await reviewIn(visited, async () => {
      const story = 'docs-ui-feedback-feedbackform--playground';
      await openWorkbench(page, `?path=/story/${story}&args=state.status:open`);
      const preview = page.frameLocator('#storybook-preview-iframe');
      await preview.getByRole('textbox', { name: 'Comment' }).waitFor();
      await preview.getByRole('button', { name: 'Yes' }).click();
      await page.waitForURL(/state\.draft\.rating:1/);
    });
  }));

test('links a clause in the Evidence panel when the clause id is a tag of the story (WKB-1)', () =>
  visit(async (visited) => {
    const { page } = visited;
    const isClause = (tag: string) => /^[A-Z]{3}-\d+$/.test(tag);
    const story = Object.values(entries).find(({ tags = [] }) => tags.some(isClause));
    const clause = story?.tags?.find(isClause) ?? '';
    await reviewIn(visited, async () => {
      await openWorkbench(page, `?path=/story/${story?.id}`);
      await page.getByRole('tab', { name: 'Evidence' }).click();
      const chip = page.getByRole('tabpanel').getByRole('link', { name: clause, exact: true });
      expect(await chip.getAttribute('href')).toContain('clausereport');
    });
  }));

describe('results of clauses in the workbench', () => {
  const REPORT = '/workbench/iframe.html?id=docs-ui-evidence-clausereport--specification';
  const run: ProofRun = {
    ...{ version: 1, sources: 'abc', commit: '5d8f0a7c41e29b38', changed: false },
    ...{ date: '2026-11-20T09:30:00.000Z', tier: 'all' },
    proofs: {
      'NAV-15': [
        { kind: 'story', title: 'Menu: Open', storyId: 'menu--open', status: 'passed' },
        { kind: 'test', title: 'opens', file: 'src/menu.test.ts', status: 'failed' },
      ],
      'NAV-16': [{ kind: 'test', title: 'closes', file: 'src/menu.test.ts', status: 'passed' }],
    },
  };
  const rowOf = (page: Page, id: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: id, exact: true }) });

  test('shows the clause results of the last test run when proofs.json contains a run', () =>
    visit(async ({ page }) => {
      await page.route('**/workbench/proofs.json', (route) => route.fulfill({ json: run }));
      await page.goto(REPORT);
      await page.getByText('Last run: npm run test:all').waitFor();
      const failed = rowOf(page, 'NAV-15');
      await failed.getByText('Tests failed').waitFor();
      expect(await failed.getByRole('link', { name: 'Menu: Open' }).getAttribute('href')).toBe(
        './?path=/story/menu--open',
      );
      expect(await failed.getByText('opens').innerText()).toBe('src/menu.test.ts opens');
      await rowOf(page, 'NAV-16').getByText('Tests passed').waitFor();
      await rowOf(page, 'NAV-17').getByText('Tests not run').waitFor();
    }));

  test('shows "Tests not run" when the workbench was built without test results', () =>
    visit(async ({ page }) => {
      expect(readDist('workbench/proofs.json')).toBe('null');
      await page.goto(REPORT);
      await page.getByText('These sources were not tested.').waitFor();
      await rowOf(page, 'NAV-15').getByText('Tests not run').waitFor();
      expect(await page.getByText('Tests passed').count()).toBe(1);
    }));
});
