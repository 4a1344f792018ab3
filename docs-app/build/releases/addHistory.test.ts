import { expect, test } from 'vitest';
import type { ComponentApi, PropApi } from '@vitrine/ui/core';
import { addHistory } from './addHistory.ts';
import { createApi } from './apiFixture.ts';

const HREF = '/ui/changes';

/** Writes the history for the second release. */
const COMPARISON = {
  ...{ current: 1, href: HREF },
  addressOf: (release: number, { slug }: ComponentApi) => `/ui/${release + 1}/${slug}`,
};

/** Returns a component of the second release, with its history from one state per release. */
function follow(states: readonly (ComponentApi | undefined)[]): ComponentApi | undefined {
  const releases = states.map((api, index) =>
    [createApi('Anchor'), ...(api ? [api] : [])].map((component) => ({
      ...component,
      version: `${index + 1}.0.0`,
    })),
  );
  return addHistory({ ...COMPARISON, releases }).find(({ name }) => name === 'Tabs');
}

const followProp = (states: readonly (Partial<PropApi> | undefined)[]) =>
  follow(states.map((prop) => createApi('Tabs', prop ? [prop] : [])))?.props[0]?.history;

test.each([
  ['was added', [undefined, {}, {}, {}], { since: '2.0.0' }],
  ['was removed', [{}, {}, {}, undefined], { removed: '4.0.0' }],
  ['was removed and added again', [{}, {}, undefined, {}], { removed: '3.0.0' }],
  [
    'changed before and after the documented release',
    [{ type: 'a' }, { type: 'b' }, { type: 'b' }, { type: 'c' }],
    { changed: ['2.0.0', '4.0.0'] },
  ],
  ['was deprecated', [{}, {}, { deprecated: '' }, { deprecated: '' }], { deprecated: '3.0.0' }],
  [
    'was added as deprecated',
    [undefined, { deprecated: 'Old.' }, { deprecated: 'Old.' }, undefined],
    { since: '2.0.0', deprecated: '2.0.0', removed: '4.0.0' },
  ],
  ['stayed the same', [{}, {}, {}, {}], undefined],
  ['was deprecated in every release', [{ deprecated: '' }, { deprecated: '' }], undefined],
])('returns the history of a prop that %s', (_, states, history) => {
  expect(followProp(states)).toEqual(history);
});

test('marks a new component as new, but not each of its props', () => {
  const api = createApi('Tabs', [{}]);
  const tabs = follow([undefined, api, api, undefined]);
  expect(tabs?.history).toEqual({ since: '2.0.0', removed: '4.0.0' });
  expect(tabs?.props[0]?.history).toBeUndefined();
});

test('lists the compared releases and links to the component in them', () => {
  const api = createApi('Tabs');
  expect(follow([api, api, api, undefined])?.compared).toEqual({
    releases: [
      { version: '1.0.0', href: '/ui/1/tabs' },
      { version: '3.0.0', href: '/ui/3/tabs' },
      { version: '4.0.0' },
    ],
    href: HREF,
  });
});

test('adds no history to a package that no other release has', () => {
  const lab = { ...createApi('Timeline', [{}]), packageName: '@acme/lab' };
  const releases = [[createApi('Tabs')], [createApi('Tabs'), lab]];
  const [, timeline] = addHistory({ ...COMPARISON, releases });
  expect(timeline).toEqual(lab);
});
