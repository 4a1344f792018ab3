import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import type { Picture } from './countSnapshots.ts';
import type { OpenWorkbench } from './openWorkbench.ts';
import type { ModeGlobals } from './readStories.ts';

const WORKERS = 2;
const LIMIT_MS = 15_000;
const LEFT = /Execution context was destroyed/;
const WINDOW = { width: 1200, height: 800 };

export interface Shot {
  id: string;
  mode: string;
  globals: ModeGlobals;
}

export interface TakenPictures {
  pictures: Picture[];
  /** Stories that did not come to rest, with what they said. */
  failed: string[];
}

interface TakeOptions {
  workbench: OpenWorkbench;
  shots: readonly Shot[];
  onProgress: (done: number, all: number) => void;
}

/** Pictures stories after their play, as Chromatic does. */
export async function takePictures(options: TakeOptions): Promise<TakenPictures> {
  const { workbench, shots, onProgress } = options;
  // A story that is shown twice in a row would not be drawn anew, and a page keeps the globals of other modes.
  const queue = Array.from(Map.groupBy(shots, kindOf).values()).flat();
  const pictures: Picture[] = [];
  const failed: string[] = [];
  const again = new Set<Shot>();
  const work = async () => {
    let page = await workbench.openPage();
    let kind = '';
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const { id, mode } = shot;
      if (kind !== kindOf(shot)) page = await reopen(workbench, page);
      kind = kindOf(shot);
      const error = await takePicture(page, shot).then(
        (hash) => void pictures.push({ id, mode, hash }),
        (thrown: Error) => thrown,
      );
      if (error) page = await reopen(workbench, page);
      // A link that the story before has followed takes the page away from this one.
      if (error && LEFT.test(error.message) && !again.has(shot)) {
        again.add(shot);
        queue.unshift(shot);
      } else if (error) failed.push(`${id} (${mode}): ${error.message.split('\n')[0]}`);
      onProgress(pictures.length + failed.length, shots.length);
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return { pictures, failed };
}

function kindOf({ globals }: Shot): string {
  return JSON.stringify(globals);
}

async function reopen({ openPage }: OpenWorkbench, page: Page): Promise<Page> {
  await page.context().close();
  return openPage();
}

async function takePicture(page: Page, { id, globals }: Shot): Promise<string> {
  const width = await findWidth(page, id);
  await page.setViewportSize({ ...WINDOW, width: width || WINDOW.width });
  await showStory(page, id, globals);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  return createHash('sha256').update(picture).digest('hex');
}

/** The width that a story asks for; not a number where it asks for none. */
function findWidth(page: Page, id: string): Promise<number> {
  return page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    const name = story.storyGlobals.viewport?.value ?? '';
    const { options = {} } = story.parameters.viewport ?? {};
    return Number.parseInt(options[name]?.styles.width ?? '', 10);
  }, id);
}

/** Shows a story anew with the globals of a mode, and waits until its play is over. */
async function showStory(page: Page, id: string, globals: ModeGlobals): Promise<void> {
  const { disable: _disable, ...wanted } = globals;
  await page.evaluate(
    ([storyId, modeGlobals, limit]) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException'];
        const end = (finish: () => void) => () => {
          clearTimeout(guard);
          channel.off('storyRendered', done);
          for (const name of failures) channel.off(name, fail);
          finish();
        };
        const guard = setTimeout(
          end(() => reject(new Error('did not settle'))),
          limit,
        );
        const done = (shown: unknown) => {
          if (shown === storyId) end(resolve)();
        };
        const fail = (error: unknown) => {
          const { message = 'failed' } = error as { message?: string };
          end(() => reject(new Error(message)))();
        };
        channel.on('storyRendered', done);
        for (const name of failures) channel.on(name, fail);
        channel.emit('updateGlobals', { globals: modeGlobals });
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, wanted, LIMIT_MS] as const,
  );
}
