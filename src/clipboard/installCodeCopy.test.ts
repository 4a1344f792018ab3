// @vitest-environment jsdom
import { getByRole } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BLOCK_FEEDBACK_MS } from './clipboard.constants.ts';
import { installCodeCopy } from './installCodeCopy.ts';

describe('installCodeCopy', () => {
  let uninstall = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<figure data-code-block="text"><pre><code>npm ci</code></pre>
      <button data-copy aria-label="Copy the code"><span data-when="copied">Copied</span></button>
      <span role="status"></span></figure>`;
  });

  afterEach(() => {
    uninstall();
    vi.useRealTimers();
  });

  async function clickCopy(copy: () => Promise<void>): Promise<HTMLButtonElement> {
    uninstall = installCodeCopy({ root: document, copy });
    const button = document.querySelector('button')!;
    button.click();
    await vi.advanceTimersByTimeAsync(0);
    return button;
  }

  test('copies the text and shows Copied for 2000 ms (CPY-2, CPY-4)', async () => {
    const copy = vi.fn(async () => {});
    const button = await clickCopy(copy);
    expect(copy).toHaveBeenCalledExactlyOnceWith('npm ci');
    expect(getByRole(document.body, 'button', { name: 'Copied' })).toBe(button);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Copied');
    await vi.advanceTimersByTimeAsync(BLOCK_FEEDBACK_MS - 1);
    expect(button.hasAttribute('data-copied')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(button.hasAttribute('data-copied')).toBe(false);
    expect(getByRole(document.body, 'button', { name: 'Copy the code' })).toBe(button);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('');
  });

  test('shows Copied for another 2000 ms when the copy button is clicked again', async () => {
    const button = await clickCopy(async () => {});
    await vi.advanceTimersByTimeAsync(1500);
    button.click();
    await vi.advanceTimersByTimeAsync(1500);
    expect(button.hasAttribute('data-copied')).toBe(true);
  });

  test('does not show Copied when the clipboard denies access (CPY-5)', async () => {
    const button = await clickCopy(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(button.hasAttribute('data-copied')).toBe(false);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('');
  });
});
