import type { Verdict } from '@vitrine/ui/evidence';

/** Results of a demo that passed in two modes. */
export const passed: Verdict = {
  status: 'passed',
  actions: 4,
  checks: 9,
  keys: [
    { key: '{Tab}', role: 'tab', name: 'Items', states: ['selected=true'] },
    {
      ...{ key: '{ArrowRight}', role: 'tab', name: 'Payments', states: ['selected=false'] },
      announced: ['3 payments'],
    },
    { key: '{Shift>}{Tab}{/Shift}', role: '', name: '', states: [] },
  ],
  modes: [
    { mode: 'light', direction: 'ltr', rules: 20, violations: [], undecided: [] },
    {
      ...{ mode: 'dark', direction: 'rtl', rules: 18, violations: [] },
      undecided: ['color-contrast'],
    },
  ],
  undecided: [
    {
      rule: 'color-contrast',
      decisions: [
        { decision: 'The ripple is transparent when the button is idle.', date: '2026-11-18' },
      ],
    },
  ],
  date: '2026-11-20T09:30:00.000Z',
  commit: '5d8f0a7c41e29b3860f7a1d2c4e5b6978a0c1d2e',
  tier: 'fast',
  changed: false,
  browser: 'Chromium 150.0.7871.0',
  base: '9c1e4b7f02d85a63e1f7a0c2b4d6e8097a5b3c1d',
  screenshots: ['light', 'dark', 'right to left'].map((mode) => ({ mode, state: 'same' })),
};
