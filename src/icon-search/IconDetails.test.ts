// @vitest-environment jsdom
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { I18nProvider } from '../i18n/index.ts';
import { createShapes } from './createShapes.ts';
import { IconDetails } from './IconDetails.tsx';
import type { IconIndex } from './iconFiles.ts';

const index: IconIndex = {
  ...{ package: '@harbor/icons', themes: {}, words: {} },
  names: ['Anchor', 'Buoy'],
};

const surface = { subtle: '#eee', accent: '#eef', bar: '#fff', border: '#888' };
const theme = createTheme({ cssVariables: true, palette: { surface, code: surface } as object });

const wrap = (element: React.ReactNode) =>
  React.createElement(
    ThemeProvider,
    { theme },
    React.createElement(I18nProvider, { translate: (key) => key, language: 'en' }, element),
  );

test('shows Copy again when another icon is selected after a copy', () => {
  const shapes = createShapes(index, async () => ({}));
  Element.prototype.scrollIntoView = () => {};
  const show = (name: string) =>
    wrap(
      React.createElement(IconDetails, {
        ...{ icon: { name, theme: 'Filled' }, index, shapes, onChange: () => {} },
      }),
    );
  const { rerender, container } = render(show('Anchor'));
  // `installCodeCopy` marks the button outside React.
  container.querySelector<HTMLElement>('[data-copy]')!.dataset.copied = '';
  rerender(show('Buoy'));
  expect(container.querySelector('[data-copied]')).toBeNull();
  expect(container.querySelector('code')!.textContent).toContain('Buoy');
});
