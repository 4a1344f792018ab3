import type { BrowserContextOptions } from 'playwright';

/** Response of a host in place of the normal response. */
export interface Reply {
  status?: number;
  contentType?: string;
  body?: string;
}

/** Ways to cause faults around a page, in any engine. */
export interface Surroundings {
  /** Replaces the responses of a host to matching requests; without a reply they fail. */
  answer: (
    addresses: RegExp,
    reply?: Reply | ((pathname: string) => Promise<Reply>),
  ) => Promise<unknown>;
  /** Runs a script in each document, before its own scripts. */
  prepend: (script: string) => Promise<unknown>;
  /** Runs a function in the open page. */
  run: (code: () => void) => Promise<unknown>;
  goOffline: () => Promise<unknown>;
}

type Trouble = (around: Surroundings) => Promise<unknown>;

/** A fault around an open page. */
export interface Fault {
  name: string;
  /** Causes the fault before the page is opened. */
  before?: Trouble;
  /** Causes the fault while the page is open. */
  after?: Trouble;
  /** End of the page's URL. */
  address?: string;
  /** Options of the browser context; only Chromium supports them. */
  options?: BrowserContextOptions;
  /** The page cannot hydrate; the prerendered content stays. */
  isStill?: true;
  /** No other page can be reached. */
  isAlone?: true;
  /** Choices of the user cannot be stored. */
  forgets?: true;
}

/** Replaces the responses of a host to matching requests; without an answer they fail. */
export function answer(addresses: RegExp, reply?: Reply): Trouble {
  return (around) => around.answer(addresses, reply);
}

/** Runs a script in the page, before its own scripts. */
export function script(text: string): Trouble {
  return (around) => around.prepend(text);
}
