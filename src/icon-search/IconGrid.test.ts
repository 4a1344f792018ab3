// @vitest-environment jsdom
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../i18n/index.ts';
import type { IconIndex } from './iconFiles.ts';
import { IconSearch } from './IconSearch.tsx';

const index: IconIndex = {
  ...{ package: '@harbor/icons', themes: {}, words: {} },
  names: Array.from({ length: 40 }, (_, at) => (at < 30 ? `Anchor${at}` : `Buoy${at}`)),
};

const surface = { subtle: '#eee', accent: '#eef', bar: '#fff', border: '#888' };
const theme = createTheme({ cssVariables: true, palette: { surface, code: surface } as object });

const wrap = (element: React.ReactNode) =>
  React.createElement(
    ThemeProvider,
    { theme },
    React.createElement(I18nProvider, { translate: (key) => key, language: 'en' }, element),
  );

class Observer {
  observe() {}
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals());

const LOADS = { loadIndex: async () => index, loadShapes: async () => ({}) };

test('focuses the first result when Arrow Down directly follows a keystroke', async () => {
  vi.stubGlobal('ResizeObserver', Observer);
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  // `act` would render the deferred query at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(wrap(React.createElement(IconSearch, LOADS)));
  const cells = () => [...host.querySelectorAll('[role="gridcell"]')];
  await vi.waitFor(() => expect(cells()).not.toHaveLength(0));
  const input = host.querySelector('input')!;
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'buoy');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await vi.waitFor(() => expect(cells()).toHaveLength(10));
  expect(document.activeElement?.textContent).toBe('Buoy30');
  root.unmount();
  width.mockRestore();
});
