import type { Criterion } from '@vitrine/ui/core';
import { NO_MEDIA, SIX_PAGES } from './lookedAt.ts';

/** Criteria of the first principle, “Perceivable”. */
export const perceivable: readonly Criterion[] = [
  {
    ...{ number: '1.1.1', name: 'Non-text Content', level: 'A' },
    text: 'What is no text has a text that does the same, or is marked as decoration.',
  },
  {
    ...{ number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A' },
    text: 'A recording of sound or of pictures alone can be had as text too.',
    note: { date: '2026-11-23', note: NO_MEDIA, applies: false },
  },
  {
    ...{ number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A' },
    text: 'A recorded film has captions.',
    note: { date: '2026-11-23', note: NO_MEDIA, applies: false },
  },
  {
    ...{
      number: '1.2.3',
      name: 'Audio Description or Media Alternative (Prerecorded)',
      level: 'A',
    },
    text: 'What a recorded film shows is described, by sound or as text.',
    note: { date: '2026-11-23', note: NO_MEDIA, applies: false },
  },
  {
    ...{ number: '1.2.4', name: 'Captions (Live)', level: 'AA' },
    text: 'A live broadcast has captions.',
    note: { date: '2026-11-23', note: NO_MEDIA, applies: false },
  },
  {
    ...{ number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA' },
    text: 'What a recorded film shows is described by sound.',
    note: { date: '2026-11-23', note: NO_MEDIA, applies: false },
  },
  {
    ...{ number: '1.3.1', name: 'Info and Relationships', level: 'A' },
    text: 'What the look tells of structure, such as headings, lists and tables, the code tells too.',
  },
  {
    ...{ number: '1.3.2', name: 'Meaningful Sequence', level: 'A' },
    text: 'Where the order of reading matters, a program finds the right one.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, the headings and the stops of the Tab key were listed: bar, navigation, article, contents, as they are seen. Inside the article nothing is moved by style.`,
    },
  },
  {
    ...{ number: '1.3.3', name: 'Sensory Characteristics', level: 'A' },
    text: 'No instruction needs shape, colour, size, place or sound to be understood.',
    note: {
      date: '2026-11-23',
      note: 'The texts of the interface (docs-app/translations/ui.json) were read: controls are named by their words. Pages about libraries were not read for it.',
    },
  },
  {
    ...{ number: '1.3.4', name: 'Orientation', level: 'AA' },
    text: 'A page works upright and across.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, in windows of 390 × 844 and 844 × 390 px: the heading and the bar are there, and nothing scrolls sideways. No style asks for an orientation.`,
    },
  },
  {
    ...{ number: '1.3.5', name: 'Identify Input Purpose', level: 'AA' },
    text: 'A field about the reader says by its code what it is for.',
    note: {
      date: '2026-11-23',
      note: 'The interface asks nothing about the reader: its fields are a filter, a comment and code. Demos with a name, an address or a password have autocomplete in their sources.',
    },
  },
  {
    ...{ number: '1.4.1', name: 'Use of Color', level: 'A' },
    text: 'Colour is never the only thing that tells something.',
  },
  {
    ...{ number: '1.4.2', name: 'Audio Control', level: 'A' },
    text: 'Sound that starts by itself can be stopped.',
    note: { date: '2026-11-23', note: NO_MEDIA, applies: false },
  },
  {
    ...{ number: '1.4.3', name: 'Contrast (Minimum)', level: 'AA' },
    text: 'Text differs from what it stands on by 4.5 : 1, large text by 3 : 1.',
  },
  {
    ...{ number: '1.4.4', name: 'Resize Text', level: 'AA' },
    text: 'Text can be twice as large, and nothing is lost.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, in half the width, which is a zoom of 200 %, and with a root font of 200 %: nothing scrolls sideways. In the pictures of Button the bar, the navigation and the text are whole.`,
    },
  },
  {
    ...{ number: '1.4.5', name: 'Images of Text', level: 'AA' },
    text: 'Text is text, and not a picture of it.',
    note: {
      date: '2026-11-23',
      note: 'The only picture on six pages is that of the sponsor block; all five in public/ads were read: drawings without letters. Pictures for social networks have a title, and are part of no page.',
    },
  },
  {
    ...{ number: '1.4.10', name: 'Reflow', level: 'AA' },
    text: 'In a width of 320 px nothing needs to be scrolled in two directions.',
  },
  {
    ...{ number: '1.4.11', name: 'Non-text Contrast', level: 'AA' },
    text: 'Controls, their states and what a drawing says differ from what is around them by 3 : 1.',
  },
  {
    ...{ number: '1.4.12', name: 'Text Spacing', level: 'AA' },
    text: 'Readers may set letters, words, lines and paragraphs wider, and nothing is lost.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, with the four distances that the criterion names: no box cuts its text off, and nothing scrolls sideways.`,
    },
  },
  {
    ...{ number: '1.4.13', name: 'Content on Hover or Focus', level: 'AA' },
    text: 'What appears under the pointer or by focus can be sent away, pointed at, and stays.',
    note: {
      date: '2026-11-23',
      note: 'The tooltip of a demo’s toolbar stays while it is pointed at, and Escape closes it. The hint “(or Ctrl + C)” widens its own button and covers at most a faded end of the first line; only the pointer or the focus sends it away.',
    },
  },
];
