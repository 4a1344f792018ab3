// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { I18nProvider } from '../i18n/index.ts';
import { initialDemoState } from './createDemoStore.ts';
import { DemoToolbar } from './DemoToolbar.tsx';

const surface = { subtle: '#eee', accent: '#eef', bar: '#fff', border: '#888' };
const theme = createTheme({ cssVariables: true, palette: { surface } as object });

test('shows a note when the code of an online editor does not load', async () => {
  const none = () => {};
  const toolbar = React.createElement(DemoToolbar, {
    ...{ name: 'Counter', state: initialDemoState, stylings: ['MUI System'], storyUrl: '/' },
    ...{ choices: { codeVariant: 'TS', codeStyling: 'MUI System' }, sourceUrl: undefined },
    ...{ page: { mode: 'light', direction: 'ltr' }, isPreviewed: true, isEditable: true },
    ...{ onChange: none, onChoose: none, onResetFocus: none },
    ...{ onCopySource: async () => {}, onCopyLink: async () => {} },
    onOpenSandbox: () => Promise.reject(new Error('offline')),
  });
  const i18n = { translate: (key: string) => key, language: 'en' } as const;
  render(
    React.createElement(
      ThemeProvider,
      { theme },
      React.createElement(I18nProvider, i18n, React.createElement('main', {}, toolbar)),
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'demo.more' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'demo.stackBlitz' }));
  expect(await screen.findByText('demo.notLoaded')).toBeTruthy();
});
