import * as React from 'react';
import { parseComments, type Comment } from './comments.ts';

const KEY = 'vitrine-review';

/** Stores comments in `localStorage`, or only in memory when storage is not available. */
export function useComments(): [readonly Comment[], (comments: readonly Comment[]) => void] {
  const [comments, setComments] = React.useState<readonly Comment[]>(() =>
    parseComments(readStorage(KEY)),
  );
  const save = (next: readonly Comment[]) => {
    setComments(next);
    writeStorage(KEY, JSON.stringify(next));
  };
  return [comments, save];
}

/** Stores the name of the reviewer. */
export function useAuthor(): [string, (author: string) => void] {
  const [author, setAuthor] = React.useState(() => readStorage(`${KEY}-author`) ?? '');
  const save = (next: string) => {
    setAuthor(next);
    writeStorage(`${KEY}-author`, next);
  };
  return [author, save];
}

function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The value stays in memory when storage is full or blocked.
  }
}
