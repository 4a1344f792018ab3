// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyText } from './copyText.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();
const execCommand = vi.fn<(command: string) => boolean>();

/** Reads the selected text of the temporary textarea. */
function readSelected(): string | undefined {
  const { value, selectionStart, selectionEnd } = document.querySelector('textarea') ?? {};
  return value?.slice(selectionStart, selectionEnd);
}

beforeEach(() => {
  writeText.mockReset().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  execCommand.mockReset().mockReturnValue(true);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  Object.assign(document, { execCommand });
  document.body.innerHTML = '<p>Some words</p><input value="typed" /><button>Copy</button>';
});

afterEach(() => vi.unstubAllGlobals());

describe('copyText', () => {
  test('uses only the Clipboard API when the browser allows access', async () => {
    writeText.mockResolvedValue();
    await copyText('npm ci');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('npm ci');
    expect(execCommand).not.toHaveBeenCalled();
  });

  test('copies from a selected textarea when the Clipboard API fails or is missing', async () => {
    const copied: (string | undefined)[] = [];
    execCommand.mockImplementation(() => Boolean(copied.push(readSelected())));
    await copyText('npm ci');
    vi.stubGlobal('navigator', {});
    await copyText('npm start');
    expect(copied).toEqual(['npm ci', 'npm start']);
    expect(document.querySelector('textarea')).toBeNull();
  });

  test("keeps the user's selection when the text is copied from a textarea", async () => {
    const text = document.querySelector('p')?.firstChild;
    if (text) getSelection()?.setBaseAndExtent(text, 2, text, 7);
    await copyText('npm ci');
    const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
    expect([anchorNode, anchorOffset, focusNode, focusOffset]).toEqual([text, 2, text, 7]);
  });

  test('keeps the focus when the text is copied from a textarea', async () => {
    document.querySelector('button')?.focus();
    await copyText('npm ci');
    expect(document.activeElement).toBe(document.querySelector('button'));
  });

  test('keeps the selection and focus of a text field after a copy', async () => {
    const field = document.querySelector('input');
    field?.focus();
    field?.setSelectionRange(1, 3);
    await copyText('npm ci');
    expect(document.activeElement).toBe(field);
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([1, 3]);
  });

  test.each([
    ['fails', () => false],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('throws a NotAllowedError when the textarea fallback also %s (CPY-5)', async (_, answer) => {
    execCommand.mockImplementation(answer);
    await expect(copyText('npm ci')).rejects.toMatchObject({ name: 'NotAllowedError' });
    expect(document.querySelector('textarea')).toBeNull();
  });
});
