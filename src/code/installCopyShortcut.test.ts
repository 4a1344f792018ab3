// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COPY_ACTIONS } from './code.constants.ts';
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
      copied(button.parentElement?.id ?? '', button.dataset['gaEventAction']),
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

/** Presses Ctrl+C by default; returns false when the default action was prevented. */
function press(init: KeyboardEventInit = {}): boolean {
  const chord = { key: 'c', code: 'KeyC', ctrlKey: true, bubbles: true, cancelable: true, ...init };
  return (document.activeElement ?? document).dispatchEvent(new KeyboardEvent('keydown', chord));
}

const ids = () => copied.mock.calls.map(([id]) => id);

describe('copy shortcut', () => {
  beforeEach(() => void point('#first code'));

  test.each([
    ['Ctrl+C', {}],
    ['⌘C', { ctrlKey: false, metaKey: true }],
    ['Ctrl+C with Caps Lock', { key: 'C' }],
    ['Ctrl+C on a Dvorak layout, where C is elsewhere', { key: 'c', code: 'KeyI' }],
    ['Ctrl+C on a Russian layout', { key: 'с', code: 'KeyC' }],
    ['Ctrl+C on a Greek layout', { key: 'ψ', code: 'KeyC' }],
  ])('clicks the copy button and keeps the default action when the user presses %s', (_, init) => {
    expect(press(init)).toBe(true);
    expect(copied.mock.calls).toEqual([['first', COPY_ACTIONS.keyboard]]);
    expect(find('#first button').dataset['gaEventAction']).toBe(COPY_ACTIONS.pointer);
  });

  test.each([
    ['without Ctrl', { ctrlKey: false }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with Ctrl and ⌘ together', { metaKey: true }],
    ['while the keys are held down', { repeat: true }],
    ['of another letter on the physical C key', { key: 'j', code: 'KeyC' }],
    ['of another letter', { key: 'v', code: 'KeyV' }],
    ['of a dead key on the physical C key', { key: 'Dead', code: 'KeyC' }],
  ])('does not copy the code block on a key press %s', (_, init) => {
    press(init);
    expect(copied).not.toHaveBeenCalled();
  });
});

describe('copied block', () => {
  test('copies the hovered block until the pointer leaves the block', () => {
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

  test('copies the focused block until the block loses focus', () => {
    find('#second pre').focus();
    press();
    find('#first button').focus();
    press();
    find('#first button').blur();
    press();
    expect(ids()).toEqual(['second', 'first']);
  });

  test('copies the block that was hovered or focused last', () => {
    point('#first code');
    find('#second pre').focus();
    press();
    // Scrolling below a resting pointer fires `pointerover` without `pointermove`.
    point('#first pre');
    press();
    point('#first pre', 'pointermove');
    press();
    find('#second button').focus();
    press();
    expect(ids()).toEqual(['second', 'second', 'first', 'second']);
  });

  test('copies nothing when the block was removed or has no copy button', () => {
    point('#first code');
    find('#first').remove();
    press();
    find('#second button').remove();
    find('#second pre').focus();
    press();
    expect(copied).not.toHaveBeenCalled();
  });
});

describe('copy shortcut exceptions', () => {
  beforeEach(() => void point('#first code'));

  test('does not copy the block while text is selected', () => {
    getSelection()?.selectAllChildren(find('p'));
    press();
    expect(copied).not.toHaveBeenCalled();
  });

  test('copies with a caret in a text field, but not while text of the field is selected', () => {
    const field = find('textarea') as HTMLTextAreaElement;
    field.focus();
    field.setSelectionRange(1, 3);
    press();
    expect(copied).not.toHaveBeenCalled();
    field.setSelectionRange(2, 2);
    press();
    expect(ids()).toEqual(['first']);
  });

  test.each(['email', 'number'])('does not copy the block while a %s field has focus', (type) => {
    const field = Object.assign(document.createElement('input'), { type });
    document.body.append(field);
    field.focus();
    press();
    expect(copied).not.toHaveBeenCalled();
  });

  test('does not copy the block while a contenteditable element has focus', () => {
    const editor = find('[contenteditable]');
    Object.assign(editor, { isContentEditable: true });
    editor.focus();
    press();
    expect(copied).not.toHaveBeenCalled();
  });

  test('does not copy the block when another listener prevented the default action', () => {
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press();
    expect(copied).not.toHaveBeenCalled();
  });

  test('does not copy the block after uninstall', () => {
    uninstall();
    press();
    expect(copied).not.toHaveBeenCalled();
  });
});

describe('shortcut hint', () => {
  test.each([
    ['pointer', false, '(or Ctrl + C)', 'Control+C'],
    ['focus', true, '(or ⌘C)', 'Meta+C'],
  ])(
    'shows the copy shortcut of the platform when the %s enters the code block',
    (by, isMac, text, keys) => {
      install(isMac);
      expect(find('#second [data-when]').textContent).toBe('');
      if (by === 'pointer') point('#second code');
      else find('#second button').focus();
      expect(find('#second [data-when]').textContent).toBe(text);
      expect(find('#second button').getAttribute('aria-keyshortcuts')).toBe(keys);
      expect(find('#first [data-when]').textContent).toBe('');
    },
  );
});
