import { chromium, type Page } from 'playwright';
import { browserArgs, findShell, NO_NETWORK } from '../scripts/browser.ts';
import { startServer } from '../scripts/serve.ts';

/** Chromatic draws stories this wide, unless a mode or a story says otherwise. */
const WINDOW = { width: 1200, height: 800 };
const FRAME = 'iframe.html?globals=a11y.manual:!true';

interface StoryView {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    chromatic?: unknown;
    viewport?: { options?: Record<string, { styles: { width: string } }> };
  };
}

interface Channel {
  on: (name: string, listener: (data: unknown) => void) => void;
  off: (name: string, listener: (data: unknown) => void) => void;
  emit: (name: string, data: unknown) => void;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      loadStory: (story: { storyId: string }) => Promise<StoryView>;
    };
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

export interface OpenWorkbench {
  /** Opens a page of its own that shows stories. */
  openPage: () => Promise<Page>;
  close: () => Promise<void>;
}

/** Serves a built workbench on this machine, and opens it in a browser. */
export async function openWorkbench(dir: string): Promise<OpenWorkbench> {
  const server = await startServer({ dir, port: 0 });
  const browser = await chromium
    .launch({ executablePath: await findShell(), args: [...browserArgs, NO_NETWORK] })
    .catch(async (error: unknown) => {
      await server.close();
      throw error;
    });
  return {
    openPage: async () => {
      const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${server.url}/${FRAME}`);
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
      await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
