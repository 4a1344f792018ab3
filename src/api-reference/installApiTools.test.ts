// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLOCK_FEEDBACK_MS } from '../clipboard/index.ts';
import { installApiTools } from './installApiTools.ts';

const TOOLS = `
  <div data-api-tools>
    <input data-count="{count} of {total} rows">
    <button data-copy-page="Copied">Copy</button>
    <span role="status"></span>
  </div>
  <table><tbody>
    <tr id="a"><th><a href="#a">color</a></th><td><p>A color.</p><p data-uses>Used in Sizes</p></td></tr>
    <tr id="b"><th><a href="#b">size</a></th><td><p>How large it is.</p></td></tr>
  </tbody></table>`;

let end = (): void => {};
const find = <Part extends HTMLElement>(selector: string) =>
  document.querySelector<Part>(selector)!;
const message = () => find('[role="status"]').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = TOOLS;
  end = installApiTools({
    root: document.body,
    readMarkdown: () => Promise.resolve('# Button'),
    copy: () => Promise.resolve(),
  });
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

function filter(text: string): void {
  const input = find<HTMLInputElement>('input');
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

test('shows Copied for the full duration again when the page is copied again', async () => {
  const button = find('button');
  button.click();
  await vi.advanceTimersByTimeAsync(BLOCK_FEEDBACK_MS - 1);
  button.click();
  await vi.advanceTimersByTimeAsync(BLOCK_FEEDBACK_MS - 1);
  expect(message()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1);
  expect(message()).toBe('');
});

test('keeps the filter message when the time of the Copied message ends', async () => {
  find('button').click();
  await vi.advanceTimersByTimeAsync(1);
  filter('color');
  await vi.advanceTimersByTimeAsync(BLOCK_FEEDBACK_MS);
  expect(message()).toBe('1 of 2 rows');
});

test('does not search the demo names of a row when the filter changes', () => {
  filter('size');
  expect([find('#a').hidden, find('#b').hidden]).toEqual([true, false]);
});
