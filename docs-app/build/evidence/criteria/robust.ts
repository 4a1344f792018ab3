import type { Criterion } from '@vitrine/ui/core';

/** Criteria of the fourth principle, “Robust”. WCAG 2.2 removed 4.1.1. */
export const robust: readonly Criterion[] = [
  {
    ...{ number: '4.1.2', name: 'Name, Role, Value', level: 'A' },
    text: 'The markup of every control states its name, role and state.',
  },
  {
    ...{ number: '4.1.3', name: 'Status Messages', level: 'AA' },
    text: 'Status messages are announced without receiving focus.',
  },
];
