import { expect, test } from 'vitest';
import type { ComponentApi, PropApi } from '@vitrine/ui/core';
import { addHistory } from './addHistory.ts';
import { createApi } from './apiFixture.ts';

const HREF = '/ui/changes';

/** Options of `addHistory` for the history of the second release. */
const COMPARISON = {
  ...{ current: 1, href: HREF },
  changesOf: (from: number, to: number) => `${HREF}/${from}-${to}`,
  addressOf: (release: number, { slug }: ComponentApi) => `/ui/${release + 1}/${slug}`,
};

/** Returns `Tabs` of the second release with its history; `states` has one API per release. */
function follow(states: readonly (ComponentApi | undefined)[]): ComponentApi | undefined {
  const components = states.map((api, index) =>
    [createApi('Anchor'), ...(api ? [api] : [])].map((component) => ({
      ...component,
      version: `${index + 1}.0.0`,
    })),
  );
  const releases = components.map((apis) => ({ apis }));
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

test('adds history to a new component, but not to props that were added with it', () => {
  const api = createApi('Tabs', [{}]);
  const tabs = follow([undefined, api, api, undefined]);
  expect(tabs?.history).toEqual({ since: '2.0.0', removed: '4.0.0' });
  expect(tabs?.props[0]?.history).toBeUndefined();
});

test('lists the compared releases with links to the component and to the changes', () => {
  const api = createApi('Tabs');
  expect(follow([api, api, api, undefined])?.compared).toEqual({
    releases: [
      { version: '1.0.0', href: '/ui/1/tabs' },
      { version: '3.0.0', href: '/ui/3/tabs' },
      { version: '4.0.0' },
    ],
    href: HREF,
    changes: { '2.0.0': `${HREF}/0-1`, '3.0.0': `${HREF}/1-2`, '4.0.0': `${HREF}/2-3` },
  });
});

test('adds no history to a package that no other release has', () => {
  const lab = { ...createApi('Timeline', [{}]), packageName: '@acme/lab' };
  const releases = [{ apis: [createApi('Tabs')] }, { apis: [createApi('Tabs'), lab] }];
  const [, timeline] = addHistory({ ...COMPARISON, releases });
  expect(timeline).toEqual(lab);
});

/** Returns the history of `Card.square`, which only the first release lists as a prop of `Card`. */
function followMove(later: { apis: ComponentApi[]; acceptedProps?: Record<string, string[]> }[]) {
  const paper = createApi('Paper', [{ name: 'square' }]);
  const card = createApi('Card', [{ name: 'square' }]);
  const releases = [{ apis: [card, paper] }, ...later].map((release, index) => ({
    ...release,
    apis: release.apis.map((api) => ({ ...api, version: `${index + 1}.0.0` })),
  }));
  const history = addHistory({ ...COMPARISON, current: 0, releases });
  return history.find(({ name }) => name === 'Card')?.props[0]?.history;
}

const heir = { ...createApi('Card'), inherits: { name: 'Paper' } };

test('reports a moved prop as removed only when the inherited component also lacks it (FAULT A6)', () => {
  const paper = createApi('Paper', [{ name: 'square' }]);
  expect(followMove([{ apis: [heir, paper] }, { apis: [heir, createApi('Paper')] }])).toEqual({
    removed: '3.0.0',
  });
});

test('reports no removal of an accepted prop when components inherit in a loop (FAULT A6)', () => {
  const loop = { ...createApi('Paper'), inherits: { name: 'Card' } };
  const accepted = { '@acme/ui Card': ['square'] };
  expect(followMove([{ apis: [heir, loop], acceptedProps: accepted }])).toBeUndefined();
  expect(followMove([{ apis: [heir, loop] }])).toEqual({ removed: '2.0.0' });
});

test('reads the deprecation of a moved prop from the inherited component (FAULT A6)', () => {
  const paper = createApi('Paper', [{ name: 'square', deprecated: 'Old.' }]);
  expect(followMove([{ apis: [heir, paper] }])).toEqual({ deprecated: '2.0.0' });
});
