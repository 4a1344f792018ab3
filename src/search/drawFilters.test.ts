// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawFilters } from './drawFilters.ts';

const state = { status: 'ready', query: '', isCurrentOnly: false } as const;
const translate = (key: string) => key;

test('updates the product name on the filter button without replacing the button', () => {
  const container = document.createElement('div');
  drawFilters(container, { ...state, current: 'Harbor UI' }, translate);
  const [button] = container.children;
  drawFilters(container, { ...state, current: 'Dock', isCurrentOnly: true }, translate);
  expect(container.children[0]).toBe(button);
  expect([button?.textContent, button?.ariaPressed]).toEqual(['Dock', 'true']);
});
