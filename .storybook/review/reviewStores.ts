import * as React from 'react';
import { createStore } from '@vitrine/ui/core';
import type { CommentDraft } from './CommentForm.tsx';
import { parseComments, type Comment } from './comments.ts';
import { createStoredValue } from './createStoredValue.ts';

const KEY = 'vitrine-review';

const comments = createStoredValue<readonly Comment[]>(KEY, parseComments, JSON.stringify);
const author = createStoredValue<string>(`${KEY}-author`, (text) => text ?? '', String);
const drafts = createStore<Readonly<Record<string, CommentDraft | undefined>>>({});

/** Changes the comments of all tabs. */
export const changeComments = comments.change;

/** Returns the comments on all stories. */
export function useComments(): readonly Comment[] {
  return React.useSyncExternalStore(comments.subscribe, comments.get);
}

/** Stores the name of the reviewer. */
export function useAuthor(): [string, (author: string) => void] {
  const name = React.useSyncExternalStore(author.subscribe, author.get);
  return [name, (next) => author.change(() => next)];
}

/**
 * Keeps a draft while another panel or story is selected. The key is the id of a story for its new
 * comment, or the key of an edited comment.
 */
export function useDraft(
  key: string,
): [CommentDraft | undefined, (draft: CommentDraft | undefined) => void] {
  const all = React.useSyncExternalStore(drafts.subscribe, drafts.get);
  return [all[key], (draft) => drafts.set({ ...drafts.get(), [key]: draft })];
}
