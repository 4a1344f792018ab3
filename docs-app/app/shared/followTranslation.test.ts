// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followTranslation } from './followTranslation.ts';

let box: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<p><span>Next</span>Dialog<b>!</b></p>';
  box = document.querySelector('p')!;
  stop = followTranslation(document.body);
});

afterEach(() => stop());

/** Waits until the mutation observer has run. */
const observed = () => new Promise<void>((resolve) => setTimeout(resolve));

function wrap(text: Text): HTMLElement {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild!.append(`(${text.data})`);
  return font;
}

/** Ways in which browser translations replace a text node. */
const ways: Record<string, (text: Text) => void> = {
  'replaces the text': (text) => text.replaceWith(wrap(text)),
  'inserts the element first': (text) => {
    text.before(wrap(text));
    text.remove();
  },
  'removes the text first': (text) => {
    const { nextSibling } = text;
    const font = wrap(text);
    text.remove();
    box.insertBefore(font, nextSibling);
  },
  'moves the text into the element': (text) => {
    const font = document.createElement('font');
    text.before(font);
    font.append(text);
    text.data = `(${text.data})`;
  },
};

/** Translates the text of the box as a browser does, and returns the original text node. */
async function translate(way: keyof typeof ways): Promise<Text> {
  const text = box.childNodes[1] as Text;
  ways[way]!(text);
  await observed();
  expect(box.textContent).toBe('Next(Dialog)!');
  return text;
}

test.each(Object.keys(ways))(
  'shows the updated text of a page whose translation %s (FAULT B8)',
  async (way) => {
    const text = await translate(way);
    text.data = 'Divider';
    await observed();
    expect(box.innerHTML).toBe('<span>Next</span>Divider<b>!</b>');
  },
);

test.each(Object.keys(ways))(
  'hides the deleted text of a page whose translation %s (FAULT B8)',
  async (way) => {
    const text = await translate(way);
    box.removeChild(text);
    await observed();
    expect(box.innerHTML).toBe('<span>Next</span><b>!</b>');
  },
);

test('shows the updated text when the browser has translated the text twice', async () => {
  const text = await translate('replaces the text');
  text.data = 'Divider';
  await observed();
  text.replaceWith(wrap(text));
  await observed();
  expect(box.textContent).toBe('Next(Divider)!');
  text.data = 'Drawer';
  await observed();
  expect(box.textContent).toBe('NextDrawer!');
});

test('shows no translated text when the text is updated to an empty string', async () => {
  const text = await translate('replaces the text');
  text.data = '';
  await observed();
  expect(box.textContent).toBe('Next!');
});

test('shows the original text when the browser removes its translation', async () => {
  const text = await translate('replaces the text');
  box.querySelector('font')!.replaceWith(text);
  await observed();
  expect(box.innerHTML).toBe('<span>Next</span>Dialog<b>!</b>');
});

test('does not change an untranslated document when a script removes and adds text', async () => {
  box.childNodes[1]!.remove();
  box.append('New');
  await observed();
  expect(box.innerHTML).toBe('<span>Next</span><b>!</b>New');
});
