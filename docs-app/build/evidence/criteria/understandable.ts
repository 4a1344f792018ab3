import type { Criterion } from '@vitrine/ui/core';
import { SIX_PAGES } from './lookedAt.ts';

/** Criteria of the third principle, “Understandable”. */
export const understandable: readonly Criterion[] = [
  {
    ...{ number: '3.1.1', name: 'Language of Page', level: 'A' },
    text: 'The markup states the language of the page.',
  },
  {
    ...{ number: '3.1.2', name: 'Language of Parts', level: 'AA' },
    text: 'The markup states the language of passages in another language.',
  },
  {
    ...{ number: '3.2.1', name: 'On Focus', level: 'A' },
    text: 'Receiving focus does not change the context.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, with up to 90 presses of Tab, the URL stayed the same and no window opened. In code tabs, arrow keys select the tab that they focus, as the tabs pattern allows.`,
    },
  },
  {
    ...{ number: '3.2.2', name: 'On Input', level: 'A' },
    text: 'Changing a setting does not change the context unexpectedly.',
    note: {
      date: '2026-11-23',
      note: 'Choices in the settings drawer change the appearance in place, and languages are links. Sliders and lists of the playground change the sample beside them.',
    },
  },
  {
    ...{ number: '3.2.3', name: 'Consistent Navigation', level: 'AA' },
    text: 'Repeated navigation has the same order on every page.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, the landmarks and all names in the app bar have the same order. The home page has no navigation and no version.`,
    },
  },
  {
    ...{ number: '3.2.4', name: 'Consistent Identification', level: 'AA' },
    text: 'Components with the same function have the same name.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, the controls of the app bar have the same names. All strings come from one dictionary, in which each copy button names what it copies.`,
    },
  },
  {
    ...{ number: '3.2.6', name: 'Consistent Help', level: 'A' },
    text: 'Help is in the same place on every page.',
    note: {
      date: '2026-11-23',
      note: 'There is no contact and no chat. If a build has the feedback form, one component renders it after the article of every page. “Edit this page” is at the end of every page.',
    },
  },
  {
    ...{ number: '3.3.1', name: 'Error Identification', level: 'A' },
    text: 'Detected errors are identified and described in text.',
  },
  {
    ...{ number: '3.3.2', name: 'Labels or Instructions', level: 'A' },
    text: 'Fields have labels or instructions.',
  },
  {
    ...{ number: '3.3.3', name: 'Error Suggestion', level: 'AA' },
    text: 'Known corrections of an error are suggested.',
  },
  {
    ...{ number: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA' },
    text: 'Contracts, payments and deletions can be reversed, checked or confirmed.',
    note: {
      date: '2026-11-23',
      note: 'The site has no purchases, contracts or deletions. Orders and accounts in demos are fictional and are not sent.',
      applies: false,
    },
  },
  {
    ...{ number: '3.3.7', name: 'Redundant Entry', level: 'A' },
    text: 'No process asks for the same information twice.',
    note: {
      date: '2026-11-23',
      note: 'There is no process with several steps. The only form has one text field, which keeps its text when sending fails.',
      applies: false,
    },
  },
  {
    ...{ number: '3.3.8', name: 'Accessible Authentication (Minimum)', level: 'AA' },
    text: 'Signing in requires no memorizing and no puzzle.',
    note: {
      date: '2026-11-23',
      note: 'The site has no sign-in. Demos of sign-in pages send no credentials.',
      applies: false,
    },
  },
];
