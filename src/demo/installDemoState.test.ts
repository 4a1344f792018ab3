// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createDemoStore } from './createDemoStore.ts';
import { installDemoState } from './installDemoState.ts';

test('keeps the search dialog usable in full screen, and Escape in it keeps full screen', () => {
  document.body.innerHTML =
    '<p>Page</p><dialog><input /></dialog><main><p>Text</p><div data-demo></div></main>';
  const demo = document.querySelector<HTMLElement>('[data-demo]')!;
  const uninstall = installDemoState(demo, createDemoStore({ isFull: true }));
  const inert = [...document.querySelectorAll<HTMLElement>('body *')].filter((e) => e.inert);
  expect(inert.map((element) => element.textContent)).toEqual(['Page', 'Text']);
  const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  document.querySelector('input')?.dispatchEvent(escape());
  expect(demo.hasAttribute('data-full')).toBe(true);
  demo.dispatchEvent(escape());
  expect(demo.hasAttribute('data-full')).toBe(false);
  uninstall();
});
