import { DocsError } from '@vitrine/ui/core';

/** Receives errors in authored content: a build lists all errors, development throws the first. */
export interface Mistakes {
  /** Mistakes so far, without duplicates. */
  readonly list: readonly DocsError[];
  /**
   * Reports a `DocsError` as a mistake; rethrows every other error.
   * `pathname` is the page, or the folder of pages, that cannot be read because of the mistake.
   */
  report: (error: unknown, pathname?: string) => void;
  /** Excludes a page, or a folder of pages, from link checks. */
  skip: (pathname: string) => undefined;
  /** Returns whether a page was skipped or could not be read, so that checks ignore links to it. */
  isUnread: (pathname: string) => boolean;
}

export type Report = Mistakes['report'];

/** Creates a list of mistakes, so that a build reports all of them at its end. */
export function collectMistakes(): Mistakes {
  const byMessage = new Map<string, DocsError>();
  const unread: string[] = [];
  return {
    get list() {
      return [...byMessage.values()];
    },
    report(error, pathname) {
      if (!(error instanceof DocsError)) throw error;
      byMessage.set(error.message, error);
      if (pathname !== undefined) unread.push(pathname);
    },
    skip(pathname) {
      unread.push(pathname);
    },
    isUnread: (pathname) =>
      unread.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`)),
  };
}

/** Throws the first mistake. */
export const strictMistakes: Mistakes = {
  list: [],
  report(error) {
    throw error;
  },
  skip() {},
  isUnread: () => false,
};

/** Runs a task; reports an error of the task and returns undefined. */
export function attempt<Value>(
  mistakes: Pick<Mistakes, 'report'>,
  task: () => Value,
  pathname?: string,
): Value | undefined {
  try {
    return task();
  } catch (error) {
    mistakes.report(error, pathname);
    return undefined;
  }
}

/** Runs an asynchronous task; reports an error of the task and resolves to undefined. */
export async function attemptAsync<Value>(
  mistakes: Pick<Mistakes, 'report'>,
  task: () => Promise<Value>,
  pathname?: string,
): Promise<Value | undefined> {
  try {
    return await task();
  } catch (error) {
    mistakes.report(error, pathname);
    return undefined;
  }
}

/** Formats the mistakes for the end of a failed build; returns an empty string without mistakes. */
export function writeMistakes({ list }: Pick<Mistakes, 'list'>): string {
  if (list.length === 0) return '';
  const lines = list.map(({ code, message }) => `${code}\n${message}`);
  return [...lines, list.length === 1 ? '1 mistake' : `${list.length} mistakes`].join('\n\n');
}
