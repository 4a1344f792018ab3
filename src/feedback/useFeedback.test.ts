// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SENT_MS } from './feedback.constants.ts';
import type { FeedbackPort } from './feedback.types.ts';
import { useFeedback } from './useFeedback.ts';

const page = { page: '/material-ui/react-alert', language: 'en', product: 'material-ui' } as const;
const send = vi.fn<FeedbackPort['send']>();
const port: FeedbackPort = { send };

beforeEach(() => {
  // `setInterval` stays real, because jsdom calls it when a focused element is removed.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  send.mockReset().mockResolvedValue();
});

afterEach(() => vi.useRealTimers());

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** Renders the hook and opens the form with a comment. */
async function typeText() {
  const hook = renderHook(() => useFeedback(port, page));
  hook.result.current.ref.current = document.createElement('section');
  await act(async () => {
    hook.result.current.dispatch({ type: 'open', rating: 0 });
    hook.result.current.dispatch({ type: 'comment', text: 'Too short.' });
  });
  return hook;
}

describe('useFeedback', () => {
  test('sends the message once when submit is dispatched twice in a row', async () => {
    const { result } = await typeText();
    await act(async () => {
      result.current.dispatch({ type: 'submit' });
      result.current.dispatch({ type: 'submit' });
    });
    const message = { version: 1, ...page, rating: 0, comment: 'Too short.' };
    expect(send.mock.calls).toEqual([[message]]);
    expect(result.current.state.status).toBe('sent');
  });

  test('keeps the sent status for 3 s after a successful message', async () => {
    const { result } = await typeText();
    await act(async () => result.current.dispatch({ type: 'submit' }));
    await wait(SENT_MS - 1);
    expect(result.current.state.status).toBe('sent');
    await wait(1);
    expect(result.current.state.status).toBe('closed');
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('no network'))],
    [
      'throws',
      () => {
        throw new Error('no network');
      },
    ],
  ])('keeps the comment when the feedback port %s (FBK-1)', async (_, fail) => {
    send.mockImplementation(fail);
    const { result } = await typeText();
    await act(async () => result.current.dispatch({ type: 'submit' }));
    expect(result.current.state).toMatchObject({
      status: 'failed',
      draft: { rating: 0, comment: 'Too short.' },
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each(['before', 'after'])(
    'leaves no timer when the form unmounts %s the response',
    async (when) => {
      let answer = () => {};
      send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
      const { result, unmount } = await typeText();
      const { ref, dispatch } = result.current;
      await act(async () => dispatch({ type: 'submit' }));
      if (when === 'after') {
        answer();
        await wait(0);
      }
      unmount();
      // React clears the ref when a form unmounts.
      ref.current = null;
      answer();
      await wait(0);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});
