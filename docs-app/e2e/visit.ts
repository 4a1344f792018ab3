import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { expect, inject } from 'vitest';
import { browserArgs, NO_NETWORK } from '../testing/browser.ts';
import { addPage, returnPage, takePage } from './pagePool.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, page errors and requests to other origins so far. */
  problems: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Other origins that the page may request. */
  origins?: readonly string[];
}

/** Options of a browser context unless a test sets others. */
const CONTEXT_DEFAULTS = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
} as const;

let started: Promise<Browser> | undefined;

/** Starts a browser per worker; a shared browser would relay messages through another process. */
function startBrowser(): Promise<Browser> {
  started ??= chromium.launch({
    executablePath: inject('browser'),
    args: [...browserArgs, NO_NETWORK],
    // Without this protection, an iframe that adds endless history entries uses all memory.
    ignoreDefaultArgs: ['--disable-ipc-flooding-protection'],
  });
  return started;
}

type ContextOptions = ReturnType<typeof completeOptions>;

function completeOptions(options: BrowserContextOptions) {
  return { baseURL: inject('origin'), ...CONTEXT_DEFAULTS, ...options };
}

async function openPage(options: ContextOptions): Promise<Page> {
  const browser = await startBrowser();
  const context = await browser.newContext(options);
  return context.newPage();
}

/** Opens a page in a new browser context, which the caller closes. */
export async function startVisit({ origins = [], ...options }: VisitOptions = {}): Promise<Visit> {
  const completed = completeOptions(options);
  const page = await openPage(completed);
  return {
    page,
    context: page.context(),
    problems: watchPage(page, [completed.baseURL, ...origins]),
  };
}

/**
 * Runs `read` with a page that earlier tests may have used, at half the cost of `visitFirst`.
 * Document, storage, cookies and emulated media are new; caches and the session history are not.
 * Throws on console errors and warnings, page errors and requests to other origins.
 */
export async function visit(
  read: (visit: Visit) => Promise<void>,
  { origins = [], ...options }: VisitOptions = {},
): Promise<void> {
  const completed = completeOptions(options);
  const pooled = takePage(completed) ?? (await addPage(await openPage(completed), completed));
  const { page, context } = pooled;
  let isPassed = false;
  try {
    const problems = watchPage(page, [completed.baseURL, ...origins]);
    await read({ page, context, problems });
    expect(problems).toEqual([]);
    isPassed = true;
  } finally {
    await returnPage(pooled, { isPassed });
  }
}

/** Runs `read` with a page of a new browser context, whose caches and history are empty. */
export async function visitFirst(
  read: (visit: Visit) => Promise<void>,
  options?: VisitOptions,
): Promise<void> {
  const visited = await startVisit(options);
  try {
    await read(visited);
    expect(visited.problems).toEqual([]);
  } finally {
    await visited.context.close();
  }
}

/** Collects console errors and warnings, page errors and requests to other origins. */
function watchPage(page: Page, origins: readonly string[]): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    problems.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => problems.push(`page error: ${message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOutside = /^(https?|wss?):$/.test(url.protocol) && !origins.includes(url.origin);
    if (isOutside) problems.push(`request to another origin: ${url.href}`);
  });
  return problems;
}

/** Console message of the browser about a file that did not load. */
export const FAILED_LOAD = /Failed to load resource/;

/** Removes problems that match `expected` from the list, because the test causes them. */
export function forgive(problems: string[], expected: RegExp): void {
  const unexpected = problems.filter((problem) => !expected.test(problem));
  problems.splice(0, problems.length, ...unexpected);
}

/** Removes the browser's error about the 404 status of the document at a URL or path. */
export function forgiveNotFound(problems: string[], url: string): void {
  const index = problems.findIndex((problem) => problem.includes('404') && problem.includes(url));
  if (index >= 0) problems.splice(index, 1);
}
