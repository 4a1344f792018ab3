// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import * as React from 'react';
import { convert, ThemeProvider } from 'storybook/theming';
import { expect, test } from 'vitest';
import { EvidencePanel, type EvidencePanelProps } from './EvidencePanel.tsx';

/** Provides the theme of the Storybook manager. */
const wrapper = (props: { children: React.ReactNode }) =>
  React.createElement(ThemeProvider, { theme: convert(), ...props });

/** Renders the panel of a story, and returns its text and status. */
async function read(loading: EvidencePanelProps['loading']) {
  const panel = React.createElement(EvidencePanel, { loading, storyId: 'menu--open' });
  const { container } = render(panel, { wrapper });
  await act(async () => {});
  const status = container.querySelector('[data-evidence]')?.getAttribute('data-evidence');
  return { text: container.textContent, status };
}

test.each<[string, () => EvidencePanelProps['loading'], RegExp, string | undefined]>([
  [
    'that the results load while they load',
    () => new Promise(() => {}),
    /^Loading the test results/,
    undefined,
  ],
  [
    'that the results did not load when loading failed',
    () => Promise.reject(new Error('404')),
    /^The test results did not load/,
    undefined,
  ],
  [
    'that the story was not tested when there are no results',
    () => Promise.resolve(undefined),
    /^Not tested in this build/,
    'untested',
  ],
])('shows %s', async (_, load, message, status) => {
  const panel = await read(load());
  expect(panel.text).toMatch(message);
  expect(panel.status).toBe(status);
});
