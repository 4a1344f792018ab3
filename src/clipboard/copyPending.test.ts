// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyPending } from './copyPending.ts';

const write = vi.fn<(items: { 'text/plain': Promise<Blob> }[]) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  write.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { write, writeText } });
  vi.stubGlobal('ClipboardItem', Object);
});

afterEach(() => vi.unstubAllGlobals());

describe('copyPending', () => {
  test('starts the write during the click when the text still loads', async () => {
    const copied = copyPending(Promise.resolve('npm ci'));
    expect(write).toHaveBeenCalledOnce();
    await copied;
    const blob = await write.mock.calls[0]?.[0][0]?.['text/plain'];
    expect([blob?.type, await blob?.text()]).toEqual(['text/plain', 'npm ci']);
    expect(writeText).not.toHaveBeenCalled();
  });

  test('copies the loaded text as a string when the browser cannot write pending text', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    await copyPending(Promise.resolve('npm ci'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('npm ci');
  });

  test('throws the error of the promise when the text fails to load', async () => {
    write.mockImplementation(async ([item]) => void (await item?.['text/plain']));
    await expect(copyPending(Promise.reject(new Error('404')))).rejects.toThrow('404');
    expect(writeText).not.toHaveBeenCalled();
  });
});
