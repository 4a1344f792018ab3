import type { Criterion } from '@vitrine/ui/core';
import { NO_MEDIA, SIX_PAGES } from './lookedAt.ts';

/** Criteria of the first principle, “Perceivable”. */
export const perceivable: readonly Criterion[] = [
  {
    ...{ number: '1.1.1', name: 'Non-text Content', level: 'A' },
    text: 'Non-text content has a text alternative or is marked as decoration.',
  },
  {
    ...{ number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A' },
    text: 'Prerecorded audio-only and video-only content has an alternative.',
    note: { date: '2026-11-23', note: NO_MEDIA, applies: false },
  },
  {
    ...{ number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A' },
    text: 'Prerecorded video has captions.',
    note: { date: '2026-11-23', note: NO_MEDIA, applies: false },
  },
  {
    ...{
      number: '1.2.3',
      name: 'Audio Description or Media Alternative (Prerecorded)',
      level: 'A',
    },
    text: 'Prerecorded video has an audio description or a text alternative.',
    note: { date: '2026-11-23', note: NO_MEDIA, applies: false },
  },
  {
    ...{ number: '1.2.4', name: 'Captions (Live)', level: 'AA' },
    text: 'Live video has captions.',
    note: { date: '2026-11-23', note: NO_MEDIA, applies: false },
  },
  {
    ...{ number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA' },
    text: 'Prerecorded video has an audio description.',
    note: { date: '2026-11-23', note: NO_MEDIA, applies: false },
  },
  {
    ...{ number: '1.3.1', name: 'Info and Relationships', level: 'A' },
    text: 'Visible structure, such as headings, lists and tables, is in the markup.',
  },
  {
    ...{ number: '1.3.2', name: 'Meaningful Sequence', level: 'A' },
    text: 'The markup has a correct reading order.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, the headings and the tab stops are in the visible order: app bar, navigation, article, contents. CSS does not reorder the content of the article.`,
    },
  },
  {
    ...{ number: '1.3.3', name: 'Sensory Characteristics', level: 'A' },
    text: 'Instructions do not rely on shape, color, size, position or sound.',
    note: {
      date: '2026-11-23',
      note: 'The strings of the interface (docs-app/translations/ui.json) refer to controls by their labels. Pages about libraries were not checked.',
    },
  },
  {
    ...{ number: '1.3.4', name: 'Orientation', level: 'AA' },
    text: 'Pages work in portrait and landscape orientation.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, at 390 × 844 and 844 × 390 px, the heading and the app bar are present, and nothing scrolls sideways. No style depends on the orientation.`,
    },
  },
  {
    ...{ number: '1.3.5', name: 'Identify Input Purpose', level: 'AA' },
    text: 'The markup of fields about the user states their purpose.',
    note: {
      date: '2026-11-23',
      note: 'The interface asks for no data about the user: its fields are a filter, a comment and code. Demos with a name, an address or a password have autocomplete in their sources.',
    },
  },
  {
    ...{ number: '1.4.1', name: 'Use of Color', level: 'A' },
    text: 'Color is never the only way to convey information.',
  },
  {
    ...{ number: '1.4.2', name: 'Audio Control', level: 'A' },
    text: 'Audio that plays automatically can be stopped.',
    note: { date: '2026-11-23', note: NO_MEDIA, applies: false },
  },
  {
    ...{ number: '1.4.3', name: 'Contrast (Minimum)', level: 'AA' },
    text: 'Text has a contrast of at least 4.5:1, large text of at least 3:1.',
  },
  {
    ...{ number: '1.4.4', name: 'Resize Text', level: 'AA' },
    text: 'Text can be resized to 200% without loss of content.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, at half the width (a zoom of 200%) and with a root font size of 200%, nothing scrolls sideways. In screenshots of Button, the app bar, the navigation and the text are complete.`,
    },
  },
  {
    ...{ number: '1.4.5', name: 'Images of Text', level: 'AA' },
    text: 'Text is not shown as an image.',
    note: {
      date: '2026-11-23',
      note: 'The only image on the six pages is in the sponsor block. All five images in public/pictures are drawings without letters. Social images contain a title, but no page shows them.',
    },
  },
  {
    ...{ number: '1.4.10', name: 'Reflow', level: 'AA' },
    text: 'At a width of 320 px, content scrolls in one direction only.',
  },
  {
    ...{ number: '1.4.11', name: 'Non-text Contrast', level: 'AA' },
    text: 'Controls, their states and meaningful graphics have a contrast of at least 3:1.',
  },
  {
    ...{ number: '1.4.12', name: 'Text Spacing', level: 'AA' },
    text: 'Larger letter, word, line and paragraph spacing causes no loss of content.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, with the four distances of the criterion, no box clips its text, and nothing scrolls sideways.`,
    },
  },
  {
    ...{ number: '1.4.13', name: 'Content on Hover or Focus', level: 'AA' },
    text: 'Content that appears on hover or focus can be dismissed and hovered, and persists.',
    note: {
      date: '2026-11-23',
      note: 'The tooltip of a demo toolbar stays while it is hovered, and Escape closes it. The hint “(or Ctrl + C)” widens its own button and covers at most the faded end of the first line; it disappears only when hover or focus ends.',
    },
  },
];
