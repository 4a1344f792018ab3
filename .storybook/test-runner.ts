import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import type { AxeResults, RunOptions } from 'axe-core';
import type { ModeResult } from '@vitrine/ui/core';
import {
  endRecord,
  installFocusReader,
  RECORDED_FRAME,
  startRecord,
} from './test-runner-record.ts';

const SETTLE_LIMIT_MS = 20_000;
const WINDOW = { width: 1280, height: 800 };
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Watch {
  problems: string[];
  guard?: NodeJS.Timeout | undefined;
}

// "prepare" and the visits run in two copies of this module: the page itself carries what they share.
const WATCH = Symbol.for('vitrine.watch');

type WatchedPage = Page & { [WATCH]?: Watch };

interface RunnerGlobals {
  jestPlaywright: { resetPage: () => Promise<void> };
  __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
  page: Page;
  context: BrowserContext;
}

interface StoryView {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string } }> } };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      loadStory: (story: { storyId: string }) => Promise<StoryView>;
    };
    axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
  }
}

const axeSource = readFileSync(join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8');

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const { origin, href } = new URL(process.env['TARGET_URL'] ?? '');
    await watchPage(page, origin);
    await page.goto(new URL(RECORDED_FRAME, href).href);
    await page.evaluate(axeSource);
    await page.evaluate(installFocusReader);
  },

  async preVisit(page, { id }) {
    const watch = findWatch(page);
    await page.setViewportSize({ ...WINDOW, width: (await findWidth(page, id)) || WINDOW.width });
    await startRecord(page, id);
    const message = `${id} did not settle within ${SETTLE_LIMIT_MS / 1000} s`;
    watch.guard = setTimeout(() => {
      watch.problems.push(message);
      void page.close();
    }, SETTLE_LIMIT_MS);
  },

  async postVisit(page, { hasFailure }) {
    const watch = findWatch(page);
    const dark = hasFailure ? undefined : await checkDark(page);
    if (dark) watch.problems.push(...dark.messages);
    clearTimeout(watch.guard);
    if (!page.isClosed()) await endRecord(page, dark?.result);
    const problems = watch.problems.splice(0);
    const ended = page.isClosed();
    if (ended) await openNewPage();
    if (problems.length === 0) return;
    const message = problems.join('\n');
    // A story that failed by itself keeps its own error; what the page said goes beside it.
    if (hasFailure && !ended) console.log(message);
    else throw new Error(message);
  },
};

export default config;

async function watchPage(page: WatchedPage, origin: string): Promise<void> {
  const watch: Watch = { problems: [] };
  page[WATCH] = watch;
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning')
      watch.problems.push(`console ${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => watch.problems.push(`page error: ${error.message}`));
  await page.route(
    (url) => /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin,
    (route) => {
      watch.problems.push(`request to another origin: ${route.request().url()}`);
      return route.abort();
    },
  );
}

/** The width that the story asks for with the toolbar's viewport; not a number if it asks for none. */
async function findWidth(page: Page, storyId: string): Promise<number> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  return page.evaluate(async (id) => {
    const preview = window.__STORYBOOK_PREVIEW__;
    await preview.ready();
    const { storyGlobals, parameters } = await preview.loadStory({ storyId: id });
    const name = storyGlobals.viewport?.value ?? '';
    return Number.parseInt(parameters.viewport?.options?.[name]?.styles.width ?? '', 10);
  }, storyId);
}

function findWatch(page: WatchedPage): Watch {
  const watch = page[WATCH];
  if (!watch) throw new Error('The page was not prepared.');
  return watch;
}

/** Replaces a page that the guard has closed, so that the stories after it still run. */
async function openNewPage(): Promise<void> {
  const runner = globalThis as unknown as RunnerGlobals;
  await runner.jestPlaywright.resetPage();
  await runner.__sbSetupPage(runner.page, runner.context);
}

interface DarkCheck {
  messages: string[];
  result: ModeResult;
}

/** Light mode is judged by addon-a11y as the story is shown; this judges the same story in dark mode. */
async function checkDark(page: Page): Promise<DarkCheck | undefined> {
  return page.evaluate(async (tags) => {
    const { dataset } = document.documentElement;
    const { mode } = dataset;
    if (mode === 'dark') return undefined;
    // A colour on its way from one mode to the other would be judged as it passes.
    const still = document.createElement('style');
    still.textContent = '*,*::before,*::after{transition:none!important}';
    document.head.append(still);
    dataset['mode'] = 'dark';
    const context = {
      include: ['body'],
      exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
    };
    // A story is a part of a page, so that landmarks are not its business; addon-a11y says the same.
    const rules = { region: { enabled: false } };
    const options = { runOnly: tags, resultTypes: ['violations' as const], rules };
    const { violations, passes, incomplete } = await window.axe.run(context, options);
    if (mode === undefined) delete dataset['mode'];
    else dataset['mode'] = mode;
    still.remove();
    const messages = violations.map(({ id, help, nodes }) => {
      const targets = nodes.map((node) => node.target.join(' ')).join(', ');
      return `axe in dark mode: ${id} (${help}): ${targets}`;
    });
    const result = {
      mode: 'dark' as const,
      rules: passes.length + violations.length,
      violations: violations.map(({ id }) => id),
      undecided: incomplete.map(({ id }) => id),
    };
    return { messages, result };
  }, AXE_TAGS);
}
