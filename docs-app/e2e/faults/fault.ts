import type { BrowserContextOptions } from 'playwright';

/** What a host says instead of what it should. */
export interface Reply {
  status?: number;
  contentType?: string;
  body?: string;
}

/** The surroundings of a page, in which things can go wrong, whatever the engine. */
export interface Surroundings {
  /** Lets a host answer requests in another way than it should; without a reply they fail. */
  answer: (
    addresses: RegExp,
    reply?: Reply | ((pathname: string) => Promise<Reply>),
  ) => Promise<unknown>;
  /** Runs a text in each document, before anything of it. */
  prepend: (script: string) => Promise<unknown>;
  /** Runs a function in the page that is open. */
  run: (code: () => void) => Promise<unknown>;
  goOffline: () => Promise<unknown>;
}

type Trouble = (around: Surroundings) => Promise<unknown>;

/** One thing that goes wrong around a reader. */
export interface Fault {
  name: string;
  /** Happens before the page is opened. */
  before?: Trouble;
  /** Happens while the page is read. */
  after?: Trouble;
  /** What the address of the page ends with. */
  address?: string;
  /** How the reader's browser is set; only Chromium can be told. */
  options?: BrowserContextOptions;
  /** The application cannot come to life; what was prerendered stays. */
  isStill?: true;
  /** No other page can be reached. */
  isAlone?: true;
  /** What the reader chooses cannot be kept. */
  forgets?: true;
}

/** Lets a host answer requests in another way than it should; without an answer they fail. */
export function answer(addresses: RegExp, reply?: Reply): Trouble {
  return (around) => around.answer(addresses, reply);
}

/** Runs in the page before anything of it. */
export function script(text: string): Trouble {
  return (around) => around.prepend(text);
}
