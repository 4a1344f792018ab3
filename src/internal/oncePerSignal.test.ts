import { expect, test, vi } from 'vitest';
import { oncePerSignal } from './oncePerSignal.ts';

test('calls a function once when the calls have the same signal, and again with another', () => {
  const uninstall = () => {};
  const install = vi.fn(() => uninstall);
  const run = oncePerSignal(install);
  const [first, second] = [new AbortController().signal, new AbortController().signal];
  expect(run({ abortSignal: first })).toBe(uninstall);
  expect(run({ abortSignal: first })).toBeUndefined();
  expect(run({ abortSignal: second })).toBe(uninstall);
  expect(install).toHaveBeenCalledTimes(2);
});
