import type { Browser } from 'playwright';
import { startServer } from '../preview/serve.ts';
import type { FontRule } from './fontsInPage.ts';
import { openContext, readStories, takeAlone } from './openWorkbench.ts';
import type { ScreenshotStore } from './screenshotStore.ts';
import { nameOf, planScreenshots, type Plan } from './planScreenshots.ts';
import type { Shot } from './results.ts';
import { log } from './log.ts';

const WORKERS = 4;
const LINE_EVERY = 20;

/** Screenshots of one side: the base or the working tree. */
export interface TakenSide {
  plans: Map<string, Plan>;
  shots: Map<string, Shot>;
}

export interface SideRequest {
  /** Name of the side in the log: `this tree` or `base`. */
  name: string;
  dir: string;
  ids: readonly string[];
  browser: Browser;
  store: ScreenshotStore;
  /** Port that both sides use in turn, so that stories that show their URL do not differ. */
  port: number;
}

/** Takes the screenshots of stories in one workbench. */
export async function takeSide(request: SideRequest): Promise<TakenSide> {
  const { browser, ids, port, dir } = request;
  const taken: TakenSide = { plans: new Map(), shots: new Map() };
  if (ids.length === 0) return taken;
  const { url, close } = await startServer({ dir, port });
  try {
    const contexts = await Promise.all(Array.from({ length: WORKERS }, () => openContext(browser)));
    const [first] = contexts;
    const facts = first ? await readStories(first, url, ids) : [];
    const plans = facts.flatMap((story) => planScreenshots(story));
    for (const plan of plans) taken.plans.set(nameOf(plan), plan);
    const queue = [...plans];
    const work = contexts.map(async (context) => {
      const fonts = new Map<string, FontRule>();
      for (let plan = queue.shift(); plan; plan = queue.shift()) {
        const shot = await takeAlone(context, url, plan, fonts);
        taken.shots.set(nameOf(plan), 'png' in shot ? request.store.keep(shot.png) : shot);
        reportProgress(request.name, taken.shots.size, plans.length);
      }
    });
    await Promise.all(work);
    await Promise.all(contexts.map((context) => context.close()));
    return taken;
  } finally {
    await close();
  }
}

function reportProgress(name: string, done: number, all: number): void {
  if (done === all || done % LINE_EVERY === 0) log(`${name}: ${done} of ${all} screenshots`);
}
