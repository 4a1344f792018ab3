// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { watchTypedText } from './typedText.ts';

let hasTypedText: () => boolean;

function find<Kind extends HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

beforeEach(() => {
  document.body.innerHTML = `
    <input value="as it was" /><input type="checkbox" /><textarea></textarea>
    <div contenteditable="true" tabindex="0">code</div>`;
  // jsdom does not know what can be edited.
  Object.defineProperty(find('[contenteditable]'), 'isContentEditable', { value: true });
  hasTypedText = watchTypedText(document);
});

test('a page that nobody wrote in has no typed text', () => {
  find('textarea').focus();
  find('[contenteditable]').focus();
  find<HTMLInputElement>('[type="checkbox"]').checked = true;
  expect(hasTypedText()).toBe(false);
});

test.each(['input', 'textarea'])('text in an %s counts, until it is as before', (selector) => {
  const field = find<HTMLInputElement | HTMLTextAreaElement>(selector);
  const { value } = field;
  field.focus();
  field.value = 'typed';
  expect(hasTypedText()).toBe(true);
  field.value = value;
  expect(hasTypedText()).toBe(false);
});

test('text that React mirrors in the attribute counts too', () => {
  const field = find<HTMLInputElement>('input');
  field.focus();
  field.value = 'typed';
  field.defaultValue = 'typed';
  expect(hasTypedText()).toBe(true);
});

test('text that was typed before anybody watched counts', () => {
  find<HTMLTextAreaElement>('textarea').value = 'early';
  expect(hasTypedText()).toBe(true);
});

test('text that a script writes where readers cannot does not count', () => {
  const field = find<HTMLTextAreaElement>('textarea');
  field.readOnly = true;
  field.value = 'x';
  expect(hasTypedText()).toBe(false);
});

test('changed code in an editor counts, until the editor is gone', () => {
  const editor = find('[contenteditable]');
  editor.focus();
  editor.textContent = 'other code';
  expect(hasTypedText()).toBe(true);
  editor.remove();
  expect(hasTypedText()).toBe(false);
});
