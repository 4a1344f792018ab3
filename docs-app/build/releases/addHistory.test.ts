import { expect, test } from 'vitest';
import type { ComponentApi, PropApi } from '@vitrine/ui/core';
import { addHistory } from './addHistory.ts';
import { createApi } from './apiFixture.ts';

const HREF = '/ui/changes';

/** Readers see the second of the releases. */
const COMPARISON = {
  ...{ current: 1, href: HREF },
  addressOf: (release: number, { slug }: ComponentApi) => `/ui/${release + 1}/${slug}`,
};

/** Writes the releases 1, 2, 3 and 4 of a component, of which readers see the second. */
function follow(states: readonly (ComponentApi | undefined)[]): ComponentApi | undefined {
  const releases = states.map((api, index) =>
    [createApi('Anchor'), ...(api ? [api] : [])].map((one) => ({
      ...one,
      version: `${index + 1}.0.0`,
    })),
  );
  return addHistory({ ...COMPARISON, releases }).find(({ name }) => name === 'Tabs');
}

const followProp = (states: readonly (Partial<PropApi> | undefined)[]) =>
  follow(states.map((prop) => createApi('Tabs', prop ? [prop] : [])))?.props[0]?.history;

test.each([
  ['came', [undefined, {}, {}, {}], { since: '2.0.0' }],
  ['went', [{}, {}, {}, undefined], { removed: '4.0.0' }],
  ['came again after it had gone', [{}, {}, undefined, {}], { removed: '3.0.0' }],
  [
    'changed, before and after',
    [{ type: 'a' }, { type: 'b' }, { type: 'b' }, { type: 'c' }],
    { changed: ['2.0.0', '4.0.0'] },
  ],
  ['was deprecated', [{}, {}, { deprecated: '' }, { deprecated: '' }], { deprecated: '3.0.0' }],
  [
    'was deprecated when it came',
    [undefined, { deprecated: 'Old.' }, { deprecated: 'Old.' }, undefined],
    { since: '2.0.0', deprecated: '2.0.0', removed: '4.0.0' },
  ],
  ['stayed the same', [{}, {}, {}, {}], undefined],
  ['was deprecated before all of them', [{ deprecated: '' }, { deprecated: '' }], undefined],
])('tells of a prop that %s', (_, states, history) => {
  expect(followProp(states)).toEqual(history);
});

test('says of a new component that it is new, and not of each of its props', () => {
  const api = createApi('Tabs', [{}]);
  const tabs = follow([undefined, api, api, undefined]);
  expect(tabs?.history).toEqual({ since: '2.0.0', removed: '4.0.0' });
  expect(tabs?.props[0]?.history).toBeUndefined();
});

test('names what it was compared with', () => {
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

test('says nothing of a package that no other release has', () => {
  const lab = { ...createApi('Timeline', [{}]), packageName: '@acme/lab' };
  const releases = [[createApi('Tabs')], [createApi('Tabs'), lab]];
  const [, timeline] = addHistory({ ...COMPARISON, releases });
  expect(timeline).toEqual(lab);
});
