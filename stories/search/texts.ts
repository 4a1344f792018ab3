import { RELEVANCE_STEPS, type TextBlock } from '@vitrine/ui/core';
import type { TextPorts } from '@vitrine/ui/search';

/** Text of pages from the product Harbor UI in `names.ts`. */
const pages: TextBlock = [
  {
    path: '/harbor/react-button',
    title: 'Button',
    sections: [
      ['', '', 'A button starts an action, such as saving a form or opening a dialog.'],
      ['accessibility', 'Accessibility', 'Press Space or Enter to activate the focused button.'],
    ],
  },
  {
    path: '/harbor/react-dialog',
    title: 'Dialog',
    sections: [
      ['', '', 'A dialog interrupts people with one question.'],
      [
        'keeping-unsaved-work',
        'Keeping unsaved work',
        'The second argument of onClose is the reason: escapeKeyDown or backdropClick. Look at it before you close, and you can keep a dialog open that has unsaved changes. Leave at least one way out.',
      ],
    ],
  },
  {
    path: '/harbor/api/button',
    title: 'Button API',
    sections: [
      ['button-prop-disableRipple', 'disableRipple', 'If true, a press shows no ripple effect.'],
    ],
  },
];

const numbersOf = (sections: readonly number[]) =>
  sections.map((section, at) => (section - (sections[at - 1] ?? 0)) * RELEVANCE_STEPS + 8);

/** Ports of a full-text search over a few sections. */
export const textPorts: TextPorts = {
  loadIndex: async () => ({
    files: '/assets/texts-story',
    terms: ['a'],
    blocks: [0],
    pages: [2, 2, 1],
    products: [['Harbor UI', 3]],
  }),
  reloadIndex: () => textPorts.loadIndex(),
  loadTerms: async () => ({
    action: numbersOf([0]),
    chang: numbersOf([3]),
    press: numbersOf([1, 4]),
    space: numbersOf([1]),
    unsav: numbersOf([3]),
  }),
  loadBlock: async () => pages,
};
