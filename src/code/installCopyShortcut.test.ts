// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installCopyShortcut } from './installCopyShortcut.ts';

const copied = vi.fn<(id: string, by: string | undefined) => void>();
let uninstall = () => {};

const writeBlock = (id: string) =>
  `<figure id="${id}" data-code-block="text"><pre tabindex="0"><code>npm ci</code></pre>
    <button data-copy data-copy-hint="(or {key}C)"><span data-when="hint"></span></button></figure>`;

beforeEach(() => {
  copied.mockReset();
  document.body.innerHTML = `<p>Words</p>${writeBlock('first')}${writeBlock('second')}
    <textarea>typed</textarea><div contenteditable tabindex="0">edited</div>`;
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () =>
      copied(button.parentElement?.id ?? '', button.dataset['copyBy']),
    );
  }
  install();
});

afterEach(() => {
  uninstall();
  getSelection()?.removeAllRanges();
});

function install(isMac = false): void {
  uninstall();
  uninstall = installCopyShortcut({ root: document, isMac });
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}

const point = (selector: string, type = 'pointerover') =>
  find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true }));

function leaveWindow(): void {
  document.body.dispatchEvent(new MouseEvent('pointerout', { bubbles: true, relatedTarget: null }));
}

/** Presses keys, and tells whether the browser's own copy still happens. */
function press(init: KeyboardEventInit = {}): boolean {
  const chord = { key: 'c', code: 'KeyC', ctrlKey: true, bubbles: true, cancelable: true, ...init };
  return (document.activeElement ?? document).dispatchEvent(new KeyboardEvent('keydown', chord));
}

const ids = () => copied.mock.calls.map(([id]) => id);

describe('the chord', () => {
  beforeEach(() => void point('#first code'));

  test.each([
    ['Ctrl+C', {}],
    ['⌘C', { ctrlKey: false, metaKey: true }],
    ['with Caps Lock', { key: 'C' }],
    ['Dvorak, where C is elsewhere', { key: 'c', code: 'KeyI' }],
    ['Russian', { key: 'с', code: 'KeyC' }],
    ['Greek', { key: 'ψ', code: 'KeyC' }],
  ])('%s copies the block, as a click by the keyboard, and leaves the key alone', (_, init) => {
    expect(press(init)).toBe(true);
    expect(copied.mock.calls).toEqual([['first', 'keyboard']]);
    expect(find('#first button').dataset['copyBy']).toBeUndefined();
  });

  test.each([
    ['without Ctrl', { ctrlKey: false }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with both', { metaKey: true }],
    ['held down', { repeat: true }],
    ['another key in the place of C', { key: 'j', code: 'KeyC' }],
    ['another letter', { key: 'v', code: 'KeyV' }],
    ['a key without a letter', { key: 'Dead', code: 'KeyC' }],
  ])('%s it is none', (_, init) => {
    press(init);
    expect(copied).not.toHaveBeenCalled();
  });
});

describe('the block', () => {
  test('is the hovered one, until the pointer leaves it', () => {
    point('#first code');
    press();
    point('#second pre');
    press();
    point('p');
    press();
    point('#first code');
    leaveWindow();
    press();
    expect(ids()).toEqual(['first', 'second']);
  });

  test('is the focused one, until the focus leaves it', () => {
    find('#second pre').focus();
    press();
    find('#first button').focus();
    press();
    find('#first button').blur();
    press();
    expect(ids()).toEqual(['second', 'first']);
  });

  test('is, of both, the one used last', () => {
    point('#first code');
    find('#second pre').focus();
    press();
    // The page scrolled below a pointer that nobody moved.
    point('#first pre');
    press();
    point('#first pre', 'pointermove');
    press();
    find('#second button').focus();
    press();
    expect(ids()).toEqual(['second', 'second', 'first', 'second']);
  });

  test('that is gone, or has no button, copies nothing', () => {
    point('#first code');
    find('#first').remove();
    press();
    find('#second button').remove();
    find('#second pre').focus();
    press();
    expect(copied).not.toHaveBeenCalled();
  });
});

describe('nothing is copied', () => {
  beforeEach(() => void point('#first code'));

  test('while words are selected', () => {
    getSelection()?.selectAllChildren(find('p'));
    press();
    expect(copied).not.toHaveBeenCalled();
  });

  test('while text of a field is selected; with its caret alone it is', () => {
    const field = find('textarea') as HTMLTextAreaElement;
    field.focus();
    field.setSelectionRange(1, 3);
    press();
    expect(copied).not.toHaveBeenCalled();
    field.setSelectionRange(2, 2);
    press();
    expect(ids()).toEqual(['first']);
  });

  test('while an editor has the focus, which copies lines of its own', () => {
    const editor = find('[contenteditable]');
    Object.assign(editor, { isContentEditable: true });
    editor.focus();
    press();
    expect(copied).not.toHaveBeenCalled();
  });

  test('when something else has answered the key', () => {
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press();
    expect(copied).not.toHaveBeenCalled();
  });

  test('after the clean-up', () => {
    uninstall();
    press();
    expect(copied).not.toHaveBeenCalled();
  });
});

describe('the hint', () => {
  test.each([
    ['pointer', false, '(or Ctrl + C)', 'Control+C'],
    ['keyboard', true, '(or ⌘C)', 'Meta+C'],
  ])('comes with the %s, in the keys of the reader', (by, isMac, text, keys) => {
    install(isMac);
    expect(find('#second [data-when]').textContent).toBe('');
    if (by === 'pointer') point('#second code');
    else find('#second button').focus();
    expect(find('#second [data-when]').textContent).toBe(text);
    expect(find('#second button').getAttribute('aria-keyshortcuts')).toBe(keys);
    expect(find('#first [data-when]').textContent).toBe('');
  });
});
