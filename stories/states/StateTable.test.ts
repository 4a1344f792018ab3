// @vitest-environment jsdom
import type { StoryEvidence } from '@vitrine/ui/core';
import { render } from '@testing-library/react';
import * as React from 'react';
import { expect, test } from 'vitest';
import { StateTable, type StateTableProps } from './StateTable.tsx';

const copyButton = {
  title: 'Docs UI/Code/CopyButton',
  states: [{ name: 'Refused', storyId: 'docs-ui-code-copybutton--refused' }],
};
const failed: StoryEvidence = {
  ...{ storyId: 'docs-ui-code-copybutton--refused', status: 'failed', milliseconds: 40 },
  ...{ actions: 1, checks: 0, keys: [], modes: [] },
};

const read = (evidence: StateTableProps['evidence']) =>
  render(React.createElement(StateTable, { pieces: [copyButton], evidence })).container.textContent;

test.each<[string, StateTableProps['evidence'], string]>([
  ['that results load while they load', 'loading', 'Loading the test results…'],
  [
    'that results did not load when loading failed',
    'unavailable',
    'The test results did not load.',
  ],
  ['that a state was not tested when it has no result', new Map(), 'Not tested in this build'],
])('shows %s', (_, evidence, message) => {
  const text = read(evidence);
  expect(text).toContain(`1 pieces, 1 states, `);
  expect(text).toContain(message);
  expect(text.includes('Not tested')).toBe(message.startsWith('Not tested'));
});

test('counts failed states as tested, and omits axe without axe results', () => {
  const text = read(new Map([[failed.storyId, failed]]));
  expect(text).toContain('1 tested in this build, 1 failed.');
  expect(text).toMatch(/✕ Failed: 1 actions, 0 checks(?!, axe)/);
});
