import type { Criterion } from '@vitrine/ui/core';
import { SIX_PAGES } from './lookedAt.ts';

/** Criteria of the second principle, “Operable”. */
export const operable: readonly Criterion[] = [
  {
    ...{ number: '2.1.1', name: 'Keyboard', level: 'A' },
    text: 'All functions work with the keyboard.',
  },
  {
    ...{ number: '2.1.2', name: 'No Keyboard Trap', level: 'A' },
    text: 'Keyboard focus can leave every component.',
  },
  {
    ...{ number: '2.1.4', name: 'Character Key Shortcuts', level: 'A' },
    text: 'Single-character shortcuts can be turned off or changed, or work only on focus.',
    note: {
      date: '2026-11-23',
      note: 'Every letter, “/”, “?” and “.” were pressed on Button, without effect. The sources handle only Escape, arrows, Enter and Ctrl+C. No element has an accesskey.',
    },
  },
  {
    ...{ number: '2.2.1', name: 'Timing Adjustable', level: 'A' },
    text: 'Time limits can be turned off, adjusted or extended.',
    note: {
      date: '2026-11-23',
      note: 'No page or control expires. “Copied” disappears after two seconds at most and requires no action. A tab that reloads for an update waits for typed text; tests of deploys and of the service worker check this.',
    },
  },
  {
    ...{ number: '2.2.2', name: 'Pause, Stop, Hide', level: 'A' },
    text: 'Moving, blinking or auto-updating content can be paused, stopped or hidden.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, no animation runs when the page is idle. The interface has no keyframes. Spinner demos belong to their libraries and stop with reduced motion.`,
    },
  },
  {
    ...{ number: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A' },
    text: 'No content flashes more than three times per second.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, no content was seen to flash, and the interface has no keyframes. Flashes were not measured, and ads of a network were not checked.`,
    },
  },
  {
    ...{ number: '2.4.1', name: 'Bypass Blocks', level: 'A' },
    text: 'Content that is repeated on every page can be skipped.',
  },
  {
    ...{ number: '2.4.2', name: 'Page Titled', level: 'A' },
    text: 'Page titles describe the topic of the page.',
  },
  {
    ...{ number: '2.4.3', name: 'Focus Order', level: 'A' },
    text: 'The focus order preserves meaning.',
  },
  {
    ...{ number: '2.4.4', name: 'Link Purpose (In Context)', level: 'A' },
    text: 'The purpose of a link is clear from its text or its context.',
  },
  {
    ...{ number: '2.4.5', name: 'Multiple Ways', level: 'AA' },
    text: 'Each page can be found in more than one way.',
    note: {
      date: '2026-11-23',
      note: 'The navigation lists every page of a library. Pages link to each other in their text, with previous and next, and with tabs. The home page and the product switcher link to libraries. The search finds pages, components and text.',
    },
  },
  {
    ...{ number: '2.4.6', name: 'Headings and Labels', level: 'AA' },
    text: 'Headings and labels describe their topic or purpose.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, all headings and the names of all controls in the app bar were read out of context: each describes its topic or purpose.`,
    },
  },
  {
    ...{ number: '2.4.7', name: 'Focus Visible', level: 'AA' },
    text: 'The keyboard focus is visible.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, with up to 90 presses of Tab, focused elements of the interface have an outline of at least 2 px. Demos show the focus style of their library, such as the tinted ripple of Material UI in a screenshot of Button.`,
    },
  },
  {
    ...{ number: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA' },
    text: 'A focused element is never completely covered.',
    note: {
      date: '2026-11-23',
      note: `${SIX_PAGES}, with up to 90 presses of Tab and reduced motion, the center of the focused element was never under the app bar or outside the window. Shift+Tab was not checked.`,
    },
  },
  {
    ...{ number: '2.5.1', name: 'Pointer Gestures', level: 'A' },
    text: 'No function needs a multipoint or path-based gesture.',
    note: {
      date: '2026-11-23',
      note: 'No source of the interface handles gestures; touch events only show that the user scrolls. Gestures of the documented libraries were not checked.',
    },
  },
  {
    ...{ number: '2.5.2', name: 'Pointer Cancellation', level: 'A' },
    text: 'A pointer action can be canceled before the pointer is released.',
    note: {
      date: '2026-11-23',
      note: 'The mode switch was pressed and released elsewhere, without effect. The whole interface acts on click; no source acts on pointerdown or mousedown.',
    },
  },
  {
    ...{ number: '2.5.3', name: 'Label in Name', level: 'A' },
    text: 'The accessible name contains the visible label.',
  },
  {
    ...{ number: '2.5.4', name: 'Motion Actuation', level: 'A' },
    text: 'Functions that use device motion also work without it.',
    note: {
      date: '2026-11-23',
      note: 'No source listens to device motion or orientation.',
      applies: false,
    },
  },
  {
    ...{ number: '2.5.7', name: 'Dragging Movements', level: 'AA' },
    text: 'Functions that use dragging also work with single presses.',
    note: {
      date: '2026-11-23',
      note: 'Only the sliders of the playground can be dragged; a press beside the thumb sets the value. Sliders and grids in demos belong to their libraries and were not checked.',
    },
  },
  {
    ...{ number: '2.5.8', name: 'Target Size (Minimum)', level: 'AA' },
    text: 'Targets are at least 24 by 24 px or have enough space around them.',
  },
];
