import type { BrowserContextOptions, Page } from 'playwright';

/** One thing that goes wrong around a reader. */
export interface Fault {
  name: string;
  /** Happens before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Happens while the page is read. */
  after?: (page: Page) => Promise<unknown>;
  /** What the address of the page ends with. */
  address?: string;
  options?: BrowserContextOptions;
  /** The application cannot come to life; what was prerendered stays. */
  isStill?: true;
  /** No other page can be reached. */
  isAlone?: true;
  /** What the reader chooses cannot be kept. */
  forgets?: true;
}

interface Reply {
  status?: number;
  contentType?: string;
  body?: string;
}

/** Lets a host answer requests in another way than it should; without an answer they fail. */
export function answer(pattern: string | RegExp, reply?: Reply): (page: Page) => Promise<unknown> {
  return (page) =>
    page.route(pattern, (route) => (reply ? route.fulfill(reply) : route.abort('failed')));
}

/** Runs in the page before anything of it. */
export function script(text: string): (page: Page) => Promise<unknown> {
  return (page) => page.addInitScript(text);
}
