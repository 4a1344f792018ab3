import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { switchToSupportedNode } from './test-runner/node.ts';
import {
  applyVariant,
  chooseVariants,
  prepareVariant,
  setWidth,
  type Variant,
} from './test-runner/variants.ts';
import { endRecord, installRecorders, RECORDED_FRAME } from './test-runner/record.ts';

switchToSupportedNode();

const SETTLE_LIMIT_MS = 20_000;
const WIDTH = 1280;

// Storybook's own guard: with it, the preview does not measure all elements at each change of a story.
const SKIP_HIGHLIGHTS = 'window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true';

interface Watch {
  problems: string[];
  /** Looks that the present story has still to be seen with. */
  looks: readonly Variant[];
  /** Width that the present story is played with, in pixels. */
  width: number;
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
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string } }> };
    chromatic?: { modes?: Record<string, { disable?: boolean }> };
  };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      loadStory: (story: { storyId: string }) => Promise<StoryView>;
      storyStoreValue: { userGlobals: { update: (globals: object) => void } };
      currentRender: { rerender: () => Promise<void> };
    };
  }
}

const axeSource = readFileSync(join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8');

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const { origin, href } = new URL(process.env['TARGET_URL'] ?? '');
    await watchPage(page, origin);
    await page.addInitScript(SKIP_HIGHLIGHTS);
    await page.goto(new URL(RECORDED_FRAME, href).href);
    // A browser without windows has its pointer on the upper left corner of every page.
    await page.mouse.move(-1, -1);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
    // Axe visits the skeleton of a docs page with every story.
    await page.evaluate(() => document.querySelector('.sb-preparing-docs')?.remove());
    await page.evaluate(axeSource);
    await installRecorders(page);
  },

  async preVisit(page, { id }) {
    const watch = findWatch(page);
    const view = await readView(page, id);
    await setWidth(page, view.width);
    const [first, ...others] = listLooks(id, view);
    watch.looks = others;
    watch.width = view.width;
    await prepareVariant(page, first);
    const message = `${id} did not settle within ${SETTLE_LIMIT_MS / 1000} s`;
    watch.guard = setTimeout(() => {
      watch.problems.push(message);
      void page.close();
    }, SETTLE_LIMIT_MS);
  },

  async postVisit(page, { id, hasFailure }) {
    const watch = findWatch(page);
    if (!hasFailure) await lookAgain(page).catch(({ message }) => watch.problems.push(message));
    clearTimeout(watch.guard);
    if (!page.isClosed()) watch.problems.push(...(await endRecord(page, id)));
    const problems = watch.problems.splice(0);
    const ended = page.isClosed();
    if (ended) await openNewPage();
    if (problems.length === 0) return;
    const message = problems.join('\n');
    // A story that failed by itself keeps its own error, and Jest would print the console with the last story.
    if (hasFailure && !ended) process.stderr.write(`${id}: ${message}\n`);
    else throw new Error(message);
  },
};

export default config;

async function watchPage(page: WatchedPage, origin: string): Promise<void> {
  const watch: Watch = { problems: [], looks: [], width: WIDTH };
  page[WATCH] = watch;
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning')
      watch.problems.push(`console ${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => watch.problems.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin)
      watch.problems.push(`request to another origin: ${url.href}`);
  });
}

interface View {
  /** Width that the story asks for with the toolbar's viewport, else that of every window, in pixels. */
  width: number;
  /** Whether the story is about one direction, so that the other is switched off for it. */
  isOneWay: boolean;
}

async function readView(page: Page, storyId: string): Promise<View> {
  return page.evaluate(
    async ([id, otherwise]) => {
      const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__.loadStory({
        storyId: id,
      });
      const name = storyGlobals.viewport?.value ?? '';
      const width = parameters.viewport?.options?.[name]?.styles.width ?? '';
      const isOneWay = parameters.chromatic?.modes?.['right to left']?.disable === true;
      return { width: Number.parseInt(width, 10) || otherwise, isOneWay };
    },
    [storyId, WIDTH] as const,
  );
}

function listLooks(storyId: string, { isOneWay }: View): [Variant, ...Variant[]] {
  const [first, ...others] = chooseVariants(storyId, process.env['VITRINE_LOOKS'] === 'all');
  if (!isOneWay) return [first, ...others];
  return [
    { ...first, direction: 'ltr' },
    ...others.map((look) => ({ ...look, direction: 'ltr' as const })),
  ];
}

/** Draws a story that has played with its other looks; addon-a11y judges each. */
async function lookAgain(page: Page): Promise<void> {
  const watch = findWatch(page);
  for (const look of watch.looks) {
    watch.guard?.refresh();
    watch.problems.push(...(await applyVariant(page, look, watch.width)));
  }
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
