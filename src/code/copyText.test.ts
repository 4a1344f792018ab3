// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyText } from './copyText.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();
const execCommand = vi.fn<(command: string) => boolean>();

/** What is selected in the field that a text is copied from. */
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
  test('uses the clipboard, and nothing else where that is allowed', async () => {
    writeText.mockResolvedValue();
    await copyText('npm ci');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('npm ci');
    expect(execCommand).not.toHaveBeenCalled();
  });

  test('where the clipboard is refused or missing, it copies a selection', async () => {
    const copied: (string | undefined)[] = [];
    execCommand.mockImplementation(() => Boolean(copied.push(readSelected())));
    await copyText('npm ci');
    vi.stubGlobal('navigator', {});
    await copyText('npm start');
    expect(copied).toEqual(['npm ci', 'npm start']);
    expect(document.querySelector('textarea')).toBeNull();
  });

  test("the reader's selection stays", async () => {
    const text = document.querySelector('p')?.firstChild;
    if (text) getSelection()?.setBaseAndExtent(text, 2, text, 7);
    await copyText('npm ci');
    const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
    expect([anchorNode, anchorOffset, focusNode, focusOffset]).toEqual([text, 2, text, 7]);
  });

  test('the focus stays', async () => {
    document.querySelector('button')?.focus();
    await copyText('npm ci');
    expect(document.activeElement).toBe(document.querySelector('button'));
  });

  test('what is selected in a field stays, and so does its focus', async () => {
    const field = document.querySelector('input');
    field?.focus();
    field?.setSelectionRange(1, 3);
    await copyText('npm ci');
    expect(document.activeElement).toBe(field);
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([1, 3]);
  });

  test.each([
    ['is refused', () => false],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('when the fallback %s too, a NotAllowedError is raised (CPY-5)', async (_, answer) => {
    execCommand.mockImplementation(answer);
    await expect(copyText('npm ci')).rejects.toMatchObject({ name: 'NotAllowedError' });
    expect(document.querySelector('textarea')).toBeNull();
  });
});
