// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import { convert, ThemeProvider } from 'storybook/theming';
import { afterEach, expect, test, vi } from 'vitest';
import { globalTypes } from '../toolbar/globalTypes.ts';
import { SettingSelect, type SettingSelectProps } from './SettingSelect.tsx';
import { readSettings } from './toolbarSettings.ts';

const setting = readSettings(globalTypes).find(({ id }) => id === 'language')!;

/** Provides the theme of the Storybook manager. */
const wrapper = (props: { children: React.ReactNode }) =>
  React.createElement(ThemeProvider, { theme: convert(), ...props });

/** Renders the select with globals that change later, as the preview reports them. */
function Toolbar() {
  const [globals, setGlobals] = React.useState({});
  return React.createElement(SettingSelect, {
    setting: setting as SettingSelectProps['setting'],
    globals,
    isFixed: false,
    onChange: (language: string) => setTimeout(() => setGlobals({ language })),
  });
}

afterEach(() => vi.useRealTimers());

test('keeps the list open and an option focused when an arrow key changes the value', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // jsdom has no `scrollIntoView`.
  Element.prototype.scrollIntoView = () => {};
  render(React.createElement(Toolbar), { wrapper });
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement!, { key });
    act(() => vi.runAllTimers());
  };
  screen.getByRole('button').focus();
  for (const { title } of setting.items.slice(1)) {
    press('ArrowDown');
    expect(document.activeElement).toBe(
      screen.getByRole('option', { name: title, selected: true }),
    );
  }
  press('Escape');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
