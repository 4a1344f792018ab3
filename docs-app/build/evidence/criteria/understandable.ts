import type { Criterion } from '@vitrine/ui/core';
import { SIX_PAGES } from './lookedAt.ts';

/** Criteria of the third principle, “Understandable”. */
export const understandable: readonly Criterion[] = [
  {
    ...{ number: '3.1.1', name: 'Language of Page', level: 'A' },
    text: 'The code says in which language a page is.',
  },
  {
    ...{ number: '3.1.2', name: 'Language of Parts', level: 'AA' },
    text: 'The code says where another language begins.',
  },
  {
    ...{ number: '3.2.1', name: 'On Focus', level: 'A' },
    text: 'Nothing changes only because it has the focus.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, with up to 90 presses of Tab: the address stayed, and no window opened. In tabs of code the arrow keys choose as they move, as tabs may.`,
    },
  },
  {
    ...{ number: '3.2.2', name: 'On Input', level: 'A' },
    text: 'A setting changes nothing that the reader does not expect.',
    note: {
      date: '2026-11-23',
      note: 'The drawer of settings was read: choices change the look in place, and languages are links. Ranges and lists of the playground change the sample beside them.',
    },
  },
  {
    ...{ number: '3.2.3', name: 'Consistent Navigation', level: 'AA' },
    text: 'What is repeated on pages stands in the same order.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, landmarks and all names in the bar were compared: the order is the same. The home page has no navigation and no version.`,
    },
  },
  {
    ...{ number: '3.2.4', name: 'Consistent Identification', level: 'AA' },
    text: 'What does the same has the same name everywhere.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, the controls of the bar have the same names. Texts come from one dictionary, in which a button that copies says what.`,
    },
  },
  {
    ...{ number: '3.2.6', name: 'Consistent Help', level: 'A' },
    text: 'Ways to help stand in the same place on every page.',
    note: {
      date: '2026-11-23',
      note: 'There is no contact and no chat. Where a build has the feedback form, one component puts it after the article of every page; “Edit this page” stands at its end.',
    },
  },
  {
    ...{ number: '3.3.1', name: 'Error Identification', level: 'A' },
    text: 'A mistake that is found is named and described in words.',
  },
  {
    ...{ number: '3.3.2', name: 'Labels or Instructions', level: 'A' },
    text: 'What is to be typed in is said.',
  },
  {
    ...{ number: '3.3.3', name: 'Error Suggestion', level: 'AA' },
    text: 'Where it is known how to mend a mistake, it is said.',
  },
  {
    ...{ number: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA' },
    text: 'What binds, costs or deletes can be taken back, checked or confirmed.',
    note: {
      date: '2026-11-23',
      note: 'Nothing is bought, signed or deleted here; orders and accounts in demos are made up, and sent nowhere.',
      applies: false,
    },
  },
  {
    ...{ number: '3.3.7', name: 'Redundant Entry', level: 'A' },
    text: 'In one process nothing has to be typed twice.',
    note: {
      date: '2026-11-23',
      note: 'There is no process of several steps. The one form has one text, which stays when sending fails.',
      applies: false,
    },
  },
  {
    ...{ number: '3.3.8', name: 'Accessible Authentication (Minimum)', level: 'AA' },
    text: 'Signing in needs no memory and no puzzle.',
    note: {
      date: '2026-11-23',
      note: 'There is nothing to sign in to. Demos of sign-in pages check nothing outside themselves.',
      applies: false,
    },
  },
];
