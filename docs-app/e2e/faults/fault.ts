import type { BrowserContextOptions } from 'playwright';

/** Response of a host in place of the normal response. */
export interface Reply {
  status?: number;
  contentType?: string;
  body?: string;
}

/** Injects faults into a page in any browser engine: responses, scripts and network. */
export interface Surroundings {
  /** Replaces the responses to matching requests. Without a reply, the requests fail. */
  answer: (
    addresses: RegExp,
    reply?: Reply | ((pathname: string) => Promise<Reply>),
  ) => Promise<unknown>;
  /** Runs a script in each document, before the other scripts of the document. */
  prepend: (script: string) => Promise<unknown>;
  /** Runs a function in the open page. */
  run: (code: () => void) => Promise<unknown>;
  goOffline: () => Promise<unknown>;
}

type Trouble = (around: Surroundings) => Promise<unknown>;

/** Fault that a test injects before or after a page opens. */
export interface Fault {
  name: string;
  /** Causes the fault before the page is opened. */
  before?: Trouble;
  /** Causes the fault while the page is open. */
  after?: Trouble;
  /** Suffix of the page's URL. */
  address?: string;
  /** Options of the browser context; only Chromium supports them. */
  options?: BrowserContextOptions;
  /** The page cannot hydrate; the prerendered content stays. */
  isStill?: true;
  /** No other page can load. */
  isAlone?: true;
  /** The settings of the user cannot be stored. */
  forgets?: true;
}

/** Replaces the responses to matching requests. Without a reply, the requests fail. */
export function answer(addresses: RegExp, reply?: Reply): Trouble {
  return (around) => around.answer(addresses, reply);
}

/** Runs a script in each document, before the other scripts of the document. */
export function script(text: string): Trouble {
  return (around) => around.prepend(text);
}
