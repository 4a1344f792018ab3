// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { VITALS_RATIO } from './analytics.constants.ts';
import type { Analytics } from './createAnalytics.ts';
import { installClicks } from './installClicks.ts';

const send = vi.fn<Analytics['send']>();
const random = vi.fn<() => number>();

afterEach(() => {
  document.body.innerHTML = '';
  vi.resetAllMocks();
});

/** Renders the HTML, installs the click listener and returns its cleanup function. */
function install(html: string): () => void {
  document.body.innerHTML = html;
  return installClicks(document, { send }, random);
}

const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

const marked = (content: string, more = '') =>
  `<div data-ga-event-category="outer"><button data-ga-event-category="nav" data-ga-event-action="open" data-ga-event-label="menu" ${more}>${content}</button></div>`;

describe('installClicks', () => {
  test('sends the category, action and label of the innermost element that has them (ANA-2)', () => {
    const stop = install(marked('<svg><path id="icon" /></svg>'));
    click('#icon');
    expect(send.mock.calls).toEqual([['nav', { eventAction: 'open', eventLabel: 'menu' }]]);
    stop();
  });

  test('sends no event when the clicked element has no analytics attributes', () => {
    const stop = install('<button id="plain"></button>');
    click('#plain');
    expect(send).not.toHaveBeenCalled();
    stop();
  });

  test.each([
    [0.25, 1],
    [0.26, 0],
  ])('samples clicks at a ratio of 0.25: random number %f sends %i events', (draw, events) => {
    const stop = install(marked('', 'data-ga-event-split="0.25"'));
    random.mockReturnValue(draw);
    click('button');
    expect(send).toHaveBeenCalledTimes(events);
    stop();
  });

  test('sends no event for a click after the cleanup', () => {
    install(marked(''))();
    click('button');
    expect(send).not.toHaveBeenCalled();
  });
});

test('VITALS_RATIO is 0.0001 (ANA-5)', () => {
  expect(VITALS_RATIO).toBe(0.0001);
});
