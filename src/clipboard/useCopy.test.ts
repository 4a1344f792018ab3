// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOOK_FEEDBACK_MS } from './clipboard.constants.ts';
import { useCopy } from './useCopy.ts';

const copy = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  // Do not fake `setInterval`, because jsdom starts an interval when it removes a focused element.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  copy.mockReset().mockResolvedValue();
});

afterEach(() => vi.useRealTimers());

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

async function copyOnce() {
  const hook = renderHook(() => useCopy(copy));
  hook.result.current.handleCopy('npm ci');
  await wait(0);
  return hook;
}

describe('useCopy', () => {
  test('sets isCopied for 1200 ms after a copy (CPY-2, CPY-3)', async () => {
    expect(HOOK_FEEDBACK_MS).toBe(1200);
    const { result } = await copyOnce();
    expect(copy).toHaveBeenCalledExactlyOnceWith('npm ci');
    expect(result.current.isCopied).toBe(true);
    await wait(HOOK_FEEDBACK_MS - 1);
    expect(result.current.isCopied).toBe(true);
    await wait(1);
    expect(result.current.isCopied).toBe(false);
  });

  test('keeps isCopied false until the copy resolves', async () => {
    let finish = () => {};
    copy.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { result } = await copyOnce();
    await wait(5000);
    expect(result.current.isCopied).toBe(false);
    finish();
    await wait(0);
    expect(result.current.isCopied).toBe(true);
  });

  test('keeps isCopied true for another 1200 ms when the text is copied again', async () => {
    const { result } = await copyOnce();
    await wait(1000);
    result.current.handleCopy('npm ci');
    await wait(0);
    await wait(1000);
    expect(result.current.isCopied).toBe(true);
    await wait(200);
    expect(result.current.isCopied).toBe(false);
  });

  test('keeps isCopied false when the clipboard denies access (CPY-5)', async () => {
    copy.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { result } = await copyOnce();
    expect(result.current.isCopied).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each(['before', 'after'])(
    'leaves no timer when the component unmounts %s the copy resolves',
    async (when) => {
      let finish = () => {};
      if (when === 'before') copy.mockReturnValue(new Promise((resolve) => (finish = resolve)));
      const { unmount } = await copyOnce();
      unmount();
      finish();
      await wait(0);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});
