// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installApiTools } from './installApiTools.ts';

const TEXTS = {
  ...{ row: '1 row in {name}:', rows: '{count} rows in {name}:' },
  ...{ none: 'Nothing matches {filter}.', closest: 'Did you mean', clear: 'Clear' },
};

const row = (name: string, text: string, rest = '') =>
  `<tr id="${name}"><th><a href="#${name}">${name}</a></th><td><p>${text}</p>${rest}</td></tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
const inherited = (...names: string[]) =>
  `<details data-inherited="Modal">${table(
    ...names.map((name) => `<tr><th><a href="/modal#${name}">${name}</a></th><td></td></tr>`),
  )}</details>`;

const PAGE = `
  <div data-api-tools>
    <input data-count="Rows: {count} of {total}"><span id="count" role="status"></span>
  </div>
  <ul>
    <li data-depth="2"><a href="#props">Props</a></li>
    <li data-depth="2"><a href="#parameters">Parameters</a></li>
  </ul>
  <div data-results='${JSON.stringify(TEXTS)}' hidden></div>
  <section data-api-section id="props">
    ${table(row('color', 'A color.', '<p data-uses>Used in Sizes</p>'), row('size', 'How large.'))}
  </section>
  <section data-api-section id="inheritance">${inherited('keepMounted', 'open')}</section>
  <section data-api-section id="note"><p>Text without rows.</p></section>
  <div data-api-export id="export">
    <h2><a href="#hook">useAlert</a></h2>
    <section data-api-section id="parameters">${table(row('delay', 'Milliseconds.'))}</section>
  </div>`;

let end = (): void => {};
const scrolled = vi.fn<(this: HTMLElement) => void>();
const find = <Part extends HTMLElement>(selector: string) =>
  document.querySelector<Part>(selector)!;
const textOf = (selector: string) => find(selector).textContent;
const isShown = (selector: string) => find(selector).closest('[hidden]') === null;

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = scrolled.mockReset();
  document.body.innerHTML = PAGE;
  end = installApiTools({ root: document.body });
});

afterEach(() => {
  end();
  location.hash = '';
  vi.useRealTimers();
});

function filter(text: string): void {
  const input = find<HTMLInputElement>('input');
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

test('shows the number of matching API rows while the filter is not empty', () => {
  filter('color');
  expect(textOf('#count')).toBe('Rows: 1 of 3');
  filter(' ');
  expect(textOf('#count')).toBe('');
});

test('filter ignores the names of demos in an API row', () => {
  filter('size');
  expect([isShown('#color'), isShown('#size')]).toEqual([false, true]);
});

test('hides API sections without a matching row until the filter is empty', () => {
  const sections = ['#props', '#inheritance', '#note', '#export'];
  filter('color');
  expect(sections.map(isShown)).toEqual([true, false, false, false]);
  filter('');
  expect(sections.map(isShown)).toEqual([true, true, true, true]);
});

test('hides the table-of-contents entries of hidden sections until the filter is empty', () => {
  const entries = ['[href="#props"]', '[href="#parameters"]'];
  filter('color');
  expect(entries.map(isShown)).toEqual([true, false]);
  filter('');
  expect(entries.map(isShown)).toEqual([true, true]);
});

test('expands and links the props of another component when they match the filter', () => {
  filter('keep');
  expect(textOf('#count')).toBe('Rows: 0 of 3');
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
  expect(textOf('[data-results]')).toBe('1 row in Modal: keepMounted');
  expect(find('[data-results] a').getAttribute('href')).toBe('/modal#keepMounted');
  filter('e');
  expect(textOf('[data-results]')).toBe('2 rows in Modal: keepMounted, open');
  filter('');
  expect(find<HTMLDetailsElement>('details').open).toBe(false);
  expect(isShown('[data-results]')).toBe(false);
});

test('shows all rows of an export when the filter matches its heading', () => {
  filter('alert');
  expect([isShown('#delay'), isShown('#props')]).toEqual([true, false]);
  expect(isShown('[data-results]')).toBe(false);
});

test('suggests similar names and a button that clears the filter when no row matches', () => {
  filter('clr');
  expect(textOf('[data-results]')).toBe('Nothing matches clr. Did you mean color Clear');
  find('[data-results] button').click();
  expect(find<HTMLInputElement>('input').value).toBe('color');
  expect(isShown('#color')).toBe(true);
  filter('zzzzzzzz');
  expect(textOf('[data-results]')).toBe('Nothing matches zzzzzzzz. Clear');
  find('[data-results] button').click();
  expect(document.activeElement).toBe(find('input'));
  expect(isShown('#size')).toBe(true);
});

test('scrolls to the first matching row when the row is out of view', () => {
  find('#size').getBoundingClientRect = () => ({ top: -100 }) as DOMRect;
  filter('size');
  expect(scrolled.mock.contexts).toEqual([find('#size')]);
  find('#size').getBoundingClientRect = () => ({ top: 10 }) as DOMRect;
  filter('siz');
  expect(scrolled).toHaveBeenCalledOnce();
});

test('clears the filter when the hash names a hidden row', () => {
  filter('color');
  location.hash = '#size';
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(isShown('#size')).toBe(true);
  expect(find<HTMLInputElement>('input').value).toBe('');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click on the name of an expanded row to the browser when %s is pressed',
  (modifier) => {
    document.body.dataset.apiLayout = 'collapsed';
    const link = find('#color a');
    link.ariaExpanded = 'true';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true });
    expect(link.dispatchEvent(click)).toBe(true);
    expect(link.ariaExpanded).toBe('true');
    delete document.body.dataset.apiLayout;
  },
);

test('restores the open state of inherited props when the filter is cleared', () => {
  const details = find<HTMLDetailsElement>('details');
  details.open = true;
  filter('keep');
  filter('zzz');
  expect(details.open).toBe(false);
  filter('keep');
  filter('');
  expect(details.open).toBe(true);
});
