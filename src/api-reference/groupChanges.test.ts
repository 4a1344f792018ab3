import { expect, test } from 'vitest';
import type { ComponentChange, EntryChange } from './apiReference.types.ts';
import { groupChanges, listChangeHeadings, listChangeIds } from './groupChanges.ts';

const entry = (name: string, what: EntryChange['what'], breaking?: true): EntryChange => ({
  ...{ kind: 'props', name, what },
  ...(breaking && { breaking }),
});

const change = (name: string, entries: EntryChange[], what?: ComponentChange['what']) => ({
  ...{ name, packageName: '@acme/ui', entries },
  ...(what !== undefined && { what }),
});

const CHANGES: ComponentChange[] = [
  change('Alert', [entry('icon', 'added')]),
  change('Breaking', [entry('a', 'added'), entry('b', 'type', true), entry('b', 'default')]),
  change('Chip', [], 'removed'),
  change('Fresh', [], 'added'),
];

test('separates components with breaking changes, and lists their breaking entries first', () => {
  const { breaking, changed } = groupChanges(CHANGES);
  expect(changed.map(({ id }) => id)).toEqual(['alert']);
  expect(
    breaking.map(({ id, entries }) => [
      id,
      ...entries.map((row) => [row.id, row.name, row.isBreaking]),
    ]),
  ).toEqual([['breaking-2', ['breaking-prop-b', 'b', true], ['breaking-prop-a', 'a', false]]]);
});

test('groups components by whether they are added, removed or deprecated', () => {
  const [, , removed, added] = CHANGES;
  const deprecated = change('Old', [], 'deprecated');
  expect(groupChanges([...CHANGES, deprecated]).whole).toEqual({
    ...{ added: [added], removed: [removed], deprecated: [deprecated] },
  });
});

test('joins all changes of an API entry in one row', () => {
  const [row] = groupChanges(CHANGES).breaking[0]!.entries;
  expect(row?.changes.map(({ what }) => what)).toEqual(['type', 'default']);
});

test('uses the anchor of the API row as the id of a changed entry', () => {
  const entries = (['props', 'slots', 'classes'] as const).map((kind): EntryChange => ({
    ...{ kind, name: 'root', what: 'added' },
  }));
  const [component] = groupChanges([change('TextField', entries)]).changed;
  expect(component?.entries.map(({ id }) => id)).toEqual([
    ...['text-field-prop-root', 'text-field-slots-root', 'text-field-classes-root'],
  ]);
});

test('lists the change sections and the changed components as headings', () => {
  const headings = listChangeHeadings(CHANGES, (key) => key);
  expect(headings.map(({ id, depth }) => `${depth} ${id}`)).toEqual([
    ...['2 removed', '2 breaking', '3 breaking-2', '2 changed', '3 alert', '2 added'],
  ]);
  expect(headings[0]?.text).toBe('changes.removed');
  expect(headings[2]?.text).toBe('Breaking');
  expect([headings[0]?.translated, headings[2]?.translated]).toEqual([true, undefined]);
});

test('lists the ids of changed entries, and of the sections with added or removed components', () => {
  expect([...listChangeIds(CHANGES)].toSorted()).toEqual([
    ...['added', 'alert-prop-icon', 'breaking-prop-a', 'breaking-prop-b', 'removed'],
  ]);
});
