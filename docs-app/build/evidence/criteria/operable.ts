import type { Criterion } from '@vitrine/ui/core';
import { SIX_PAGES } from './lookedAt.ts';

/** Criteria of the second principle, “Operable”. */
export const operable: readonly Criterion[] = [
  {
    ...{ number: '2.1.1', name: 'Keyboard', level: 'A' },
    text: 'Everything can be done with the keyboard.',
  },
  {
    ...{ number: '2.1.2', name: 'No Keyboard Trap', level: 'A' },
    text: 'Where the keyboard gets in, it gets out.',
  },
  {
    ...{ number: '2.1.4', name: 'Character Key Shortcuts', level: 'A' },
    text: 'A shortcut of one letter can be turned off, changed, or works only in focus.',
    note: {
      date: '2026-11-23',
      note: 'Every letter, “/”, “?” and “.” were pressed on Button: nothing happens. The sources that listen to keys were read: Escape, arrows, Enter and Ctrl+C; nothing has an accesskey.',
    },
  },
  {
    ...{ number: '2.2.1', name: 'Timing Adjustable', level: 'A' },
    text: 'Limits of time can be turned off, changed or extended.',
    note: {
      date: '2026-11-23',
      note: 'No page and no control ends by itself. “Copied” goes after two seconds at most, and asks for nothing. A tab that renews itself waits for typed text; tests of deploys and of the service worker hold that.',
    },
  },
  {
    ...{ number: '2.2.2', name: 'Pause, Stop, Hide', level: 'A' },
    text: 'What moves, blinks or changes by itself can be stopped.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, when a page has come to rest: no animation runs. The interface has no keyframes of its own; demos of spinners belong to their libraries, and stop where motion is reduced.`,
    },
  },
  {
    ...{ number: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A' },
    text: 'Nothing flashes more than three times a second.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES} nothing was seen to flash, and the interface has no keyframes. Nothing was measured, and what an ad network shows was not looked at.`,
    },
  },
  {
    ...{ number: '2.4.1', name: 'Bypass Blocks', level: 'A' },
    text: 'What is on every page can be passed over.',
  },
  {
    ...{ number: '2.4.2', name: 'Page Titled', level: 'A' },
    text: 'The title of a page says what it is about.',
  },
  {
    ...{ number: '2.4.3', name: 'Focus Order', level: 'A' },
    text: 'The focus moves in an order that keeps the sense.',
  },
  {
    ...{ number: '2.4.4', name: 'Link Purpose (In Context)', level: 'A' },
    text: 'A link says where it leads, by itself or with what is around it.',
  },
  {
    ...{ number: '2.4.5', name: 'Multiple Ways', level: 'AA' },
    text: 'There is more than one way to a page.',
    note: {
      date: '2026-11-23',
      note: 'The navigation has every page of a library; pages link to each other in their text, by previous and next, and by tabs; the home page and the switcher lead to libraries. There is no search.',
    },
  },
  {
    ...{ number: '2.4.6', name: 'Headings and Labels', level: 'AA' },
    text: 'Headings and labels say what they are about.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, all headings and the names of all controls of the bar were read out of context: each says what follows or what it does.`,
    },
  },
  {
    ...{ number: '2.4.7', name: 'Focus Visible', level: 'AA' },
    text: 'It can be seen what has the focus.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, with up to 90 presses of Tab: what belongs to the interface has an outline of 2 px or more. Demos show what their library does: Material UI a tinted ripple, seen in a picture of Button.`,
    },
  },
  {
    ...{ number: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA' },
    text: 'What has the focus is not wholly covered.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, with up to 90 presses of Tab and motion reduced: the middle of what has the focus was never under the bar or out of the window. Going backwards was not looked at.`,
    },
  },
  {
    ...{ number: '2.5.1', name: 'Pointer Gestures', level: 'A' },
    text: 'No gesture of several fingers, or along a path, is needed.',
    note: {
      date: '2026-11-23',
      note: 'No source of the interface listens for gestures; a touch is only read as a sign that the reader scrolls. What the documented libraries take as gestures was not looked at.',
    },
  },
  {
    ...{ number: '2.5.2', name: 'Pointer Cancellation', level: 'A' },
    text: 'A press can be taken back before it is let go.',
    note: {
      date: '2026-11-23',
      note: 'The switch of the mode was pressed and let go elsewhere: nothing happened. Everything of the interface acts on click; no source acts on pointerdown or mousedown.',
    },
  },
  {
    ...{ number: '2.5.3', name: 'Label in Name', level: 'A' },
    text: 'The name that speech input uses has the words that are seen.',
  },
  {
    ...{ number: '2.5.4', name: 'Motion Actuation', level: 'A' },
    text: 'What is done by moving the device can be done otherwise.',
    note: {
      date: '2026-11-23',
      note: 'No source listens to the motion or the orientation of the device.',
      applies: false,
    },
  },
  {
    ...{ number: '2.5.7', name: 'Dragging Movements', level: 'AA' },
    text: 'What is done by dragging can be done by single presses.',
    note: {
      date: '2026-11-23',
      note: 'The only things to drag are the ranges of the playground: a press beside the handle was tried, and sets the value. Sliders and grids in demos belong to their libraries, and were not tried for it.',
    },
  },
  {
    ...{ number: '2.5.8', name: 'Target Size (Minimum)', level: 'AA' },
    text: 'What is pressed is 24 by 24 px, or has room around it.',
  },
];
