import type { TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { PLAYGROUND_TAG } from '../docs-app/build/stories/playground.constants.ts';
import { exposeStorybook, SKIP_HIGHLIGHTS } from '../docs-app/workbench/storybook.ts';
import { switchToSupportedNode } from './test-runner/node.ts';
import {
  applyVariant,
  chooseVariants,
  prepareVariant,
  setWidth,
  type Variant,
} from './test-runner/variants.ts';
import { sweepControls } from './test-runner/sweepControls.ts';
import { endRecord, finishKeys, installRecorders, RECORDED_FRAME } from './test-runner/record.ts';

switchToSupportedNode();

const SETTLE_LIMIT_MS = 20_000;
const WIDTH = 1280;

interface Watch {
  problems: string[];
  /** Variants in which the current story is rendered after its play function. */
  variants: readonly Variant[];
  /** Whether the current story is a playground, whose controls `sweepControls` tests. */
  hasControls: boolean;
  /** Window width while the play function runs, in pixels. */
  width: number;
  guard?: NodeJS.Timeout | undefined;
}

// `prepare` and the visit hooks run in two copies of this module, so the page stores their state.
const WATCH = Symbol.for('vitrine.watch');

type WatchedPage = Page & { [WATCH]?: Watch };

interface RunnerGlobals {
  jestPlaywright: { resetPage: () => Promise<void> };
  __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
  page: Page;
  context: BrowserContext;
}

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const { origin, href } = new URL(process.env['TARGET_URL'] ?? '');
    await watchPage(page, origin);
    await page.addInitScript(SKIP_HIGHLIGHTS);
    await page.addInitScript(exposeStorybook);
    await page.goto(new URL(RECORDED_FRAME, href).href);
    // Headless Chromium starts with the pointer at (0, 0), which hovers the element there.
    await page.mouse.move(-1, -1);
    await page.waitForFunction(() => window.vitrineStorybook !== undefined);
    await page.evaluate(() => window.vitrineStorybook!.ready());
    // Remove the skeleton of docs pages, because axe would check it with every story.
    await page.evaluate(() => document.querySelector('.sb-preparing-docs')?.remove());
    await installRecorders(page);
  },

  async preVisit(page, { id }) {
    const watch = findWatch(page);
    const view = await readView(page, id);
    await setWidth(page, view.width);
    const [first, ...otherVariants] = listVariants(id, view);
    watch.variants = otherVariants;
    watch.hasControls = view.hasControls;
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
    if (!hasFailure)
      await checkRenderings(page, id).catch(({ message }) => watch.problems.push(message));
    clearTimeout(watch.guard);
    if (!page.isClosed()) watch.problems.push(...(await endRecord(page, id)));
    const problems = watch.problems.splice(0);
    const ended = page.isClosed();
    if (ended) await openNewPage();
    if (problems.length === 0) return;
    const message = problems.join('\n');
    // Do not replace the error of a failed story. Print directly, because Jest prints console
    // output only after the last story.
    if (hasFailure && !ended) process.stderr.write(`${id}: ${message}\n`);
    else throw new Error(message);
  },
};

export default config;

async function watchPage(page: WatchedPage, origin: string): Promise<void> {
  const watch: Watch = { problems: [], variants: [], hasControls: false, width: WIDTH };
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
  /** Width of the story's own viewport, or the default width, in pixels. */
  width: number;
  /** Whether the story disables the right-to-left mode. */
  isOneWay: boolean;
  hasControls: boolean;
}

async function readView(page: Page, storyId: string): Promise<View> {
  return page.evaluate(
    async ([id, defaultWidth, tag]) => {
      const { storyGlobals, parameters, tags = [] } = await window.vitrineStorybook!.loadStory(id);
      const name = storyGlobals?.viewport?.value ?? '';
      const width = parameters.viewport?.options?.[name]?.styles?.width ?? '';
      const isOneWay = parameters.chromatic?.modes?.['right to left']?.disable === true;
      const hasControls = tags.includes(tag);
      return { width: Number.parseInt(width, 10) || defaultWidth, isOneWay, hasControls };
    },
    [storyId, WIDTH, PLAYGROUND_TAG] as const,
  );
}

function listVariants(storyId: string, { isOneWay }: View): [Variant, ...Variant[]] {
  const [first, ...otherVariants] = chooseVariants(
    storyId,
    process.env['VITRINE_VARIANTS'] === 'all',
  );
  if (!isOneWay) return [first, ...otherVariants];
  return [
    { ...first, direction: 'ltr' },
    ...otherVariants.map((variant) => ({ ...variant, direction: 'ltr' as const })),
  ];
}

/**
 * Renders a story in its remaining variants after its play function, so that addon-a11y checks each
 * variant. Then tests the controls if the story is a playground.
 */
async function checkRenderings(page: Page, storyId: string): Promise<void> {
  const watch = findWatch(page);
  await finishKeys(page);
  for (const variant of watch.variants) {
    watch.guard?.refresh();
    watch.problems.push(...(await applyVariant(page, variant, watch.width)));
  }
  if (!watch.hasControls) return;
  const { problems } = watch;
  await sweepControls({ page, storyId, problems, onValue: () => watch.guard?.refresh() });
}

function findWatch(page: WatchedPage): Watch {
  const watch = page[WATCH];
  if (!watch) throw new Error('The page was not prepared.');
  return watch;
}

/** Opens a new page after a timeout has closed the page, so that later stories still run. */
async function openNewPage(): Promise<void> {
  const runner = globalThis as unknown as RunnerGlobals;
  await runner.jestPlaywright.resetPage();
  await runner.__sbSetupPage(runner.page, runner.context);
}
