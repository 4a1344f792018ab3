// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { watchTypedText } from './typedText.ts';

let hasTypedText: () => boolean;

function find<Kind extends HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`No element matches ${selector}.`);
  return element;
}

beforeEach(() => {
  document.body.innerHTML = `
    <input value="as it was" /><input type="checkbox" /><textarea></textarea>
    <div contenteditable="true" tabindex="0">code</div>`;
  // jsdom does not implement `isContentEditable`.
  Object.defineProperty(find('[contenteditable]'), 'isContentEditable', { value: true });
  hasTypedText = watchTypedText(document);
});

test('reports no typed text when fields were only focused or checked', () => {
  find('textarea').focus();
  find('[contenteditable]').focus();
  find<HTMLInputElement>('[type="checkbox"]').checked = true;
  expect(hasTypedText()).toBe(false);
});

test.each(['input', 'textarea'])(
  'reports typed text in %s until the initial value is restored',
  (selector) => {
    const field = find<HTMLInputElement | HTMLTextAreaElement>(selector);
    const { value } = field;
    field.focus();
    field.value = 'typed';
    expect(hasTypedText()).toBe(true);
    field.value = value;
    expect(hasTypedText()).toBe(false);
  },
);

test('reports typed text when React copies the text to the value attribute', () => {
  const field = find<HTMLInputElement>('input');
  field.focus();
  field.value = 'typed';
  field.defaultValue = 'typed';
  expect(hasTypedText()).toBe(true);
});

test('reports text that was typed before watchTypedText ran', () => {
  find<HTMLTextAreaElement>('textarea').value = 'early';
  expect(hasTypedText()).toBe(true);
});

test('ignores text that a script writes into a read-only field', () => {
  const field = find<HTMLTextAreaElement>('textarea');
  field.readOnly = true;
  field.value = 'x';
  expect(hasTypedText()).toBe(false);
});

test('reports changed code in an editor until the editor is removed', () => {
  const editor = find('[contenteditable]');
  editor.focus();
  editor.textContent = 'other code';
  expect(hasTypedText()).toBe(true);
  editor.remove();
  expect(hasTypedText()).toBe(false);
});
