// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as React from 'react';
import { convert, ThemeProvider } from 'storybook/theming';
import { afterEach, expect, test } from 'vitest';
import type { Comment } from './comments.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import { changeComments } from './reviewStores.ts';

const KEY = 'vitrine-review';
const index = { 'menu--open': {}, 'menu--closed': {} };

const comment: Comment = {
  ...{ storyId: 'menu--open', text: 'Too close.', date: '2026-11-23T10:00:00.000Z' },
  ...{ link: 'https://docs.example/workbench/?path=/story/menu--open', severity: 'minor' },
};
const second: Comment = { ...comment, text: 'Too far.', date: '2026-11-24T10:00:00.000Z' };

// jsdom does not know `<selectedcontent>` in Storybook's select. React logs unknown elements.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

afterEach(() => changeComments(() => []));

/** Provides the theme of the Storybook manager. */
const wrapper = (props: { children: React.ReactNode }) =>
  React.createElement(ThemeProvider, { theme: convert(), ...props });

/** Renders the panel of a story, as the manager does when the user selects the panel. */
function open(storyId = 'menu--open') {
  const panel = React.createElement(ReviewPanel, { storyId, index, designUrl: undefined });
  return render(panel, { wrapper });
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const readStored = () => JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as Comment[];

/** Stores comments as another tab does. */
function storeInOtherTab(comments: readonly Comment[]): void {
  window.localStorage.setItem(KEY, JSON.stringify(comments));
}

test('adds a comment to the comments that another tab has stored', () => {
  open();
  storeInOtherTab([comment]);
  type('Too far.');
  press('Add');
  expect(readStored()).toMatchObject([{ text: 'Too close.' }, { text: 'Too far.' }]);
});

test('shows a comment when another tab stores it', () => {
  open();
  storeInOtherTab([comment]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(screen.getByText('Too close.')).toBeDefined();
});

test('keeps the draft of each story when another story or panel is selected', () => {
  const { unmount } = open();
  type('Half a sen');
  unmount();
  const other = open('menu--closed');
  expect(field().value).toBe('');
  other.unmount();
  open();
  expect(field().value).toBe('Half a sen');
  type('');
});

test('lists comments on removed stories with their story, and removes them', () => {
  changeComments(() => [{ ...comment, storyId: 'menu--gone' }, second]);
  open('menu--closed');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem').textContent).toContain('on the removed story menu--gone');
  press('Remove: Too close.');
  expect(readStored()).toEqual([second]);
});

const focusedName = () => {
  const { ariaLabel, tagName } = document.activeElement!;
  return ariaLabel ?? tagName;
};

test('moves the focus to the next element when a comment is edited, saved and removed', () => {
  changeComments(() => [comment, second]);
  open();
  press('Edit: Too close.');
  const [edit] = screen.getAllByRole('textbox', { name: 'Comment' });
  expect(document.activeElement).toBe(edit);
  press('Cancel');
  expect(focusedName()).toBe('Edit: Too close.');
  press('Edit: Too close.');
  press('Save');
  expect(focusedName()).toBe('Edit: Too close.');
  press('Remove: Too close.');
  expect(focusedName()).toBe('Edit: Too far.');
  press('Remove: Too far.');
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Comments' }));
});

test('announces the number of new and updated comments when a file is imported', async () => {
  changeComments(() => [comment]);
  open();
  const edited = { ...comment, text: 'Three units.', edited: '2026-11-25T10:00:00.000Z' };
  const file = new File([JSON.stringify([edited, second])], 'review.json');
  fireEvent.change(screen.getByLabelText('File with comments'), { target: { files: [file] } });
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Imported comments: 1 new, 1 updated.'),
  );
  press('Remove: Three units.');
  expect(screen.getByRole('status').textContent).toBe('Comment removed.');
});
