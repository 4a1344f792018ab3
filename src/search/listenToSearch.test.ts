// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { listenToBackdrop } from './listenToSearch.ts';

test.each([
  { start: 'input', target: 'dialog', count: 0 },
  { start: 'dialog', target: 'dialog', count: 1 },
  { start: 'input', target: 'input', count: 0 },
])(
  'closes the dialog $count times when $start is pressed and $target is clicked',
  ({ start, target, count }) => {
    document.body.innerHTML = '<dialog open><input /></dialog>';
    const dialog = document.querySelector('dialog')!;
    const close = vi.fn();
    Object.assign(dialog, { close });
    listenToBackdrop(dialog, {});
    document.querySelector(start)!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.querySelector(target)!.dispatchEvent(new Event('click', { bubbles: true }));
    expect(close).toHaveBeenCalledTimes(count);
  },
);
