import { describe, expect, test } from 'vitest';
import {
  countGroups,
  countSnapshots,
  countSpare,
  findDuplicates,
  listModes,
  type PlannedStory,
} from './countSnapshots.ts';
import { describeForecast } from './describeForecast.ts';
import { parseTrace } from './traceChanges.ts';

const plan = (id: string, title: string, ...modes: readonly string[]): PlannedStory => ({
  ...{ id, title, name: id, file: `stories/${id}.stories.tsx`, modes },
});

const stories = [
  plan('a', 'Docs UI/Code/CodeBlock', 'light', 'dark'),
  plan('b', 'Docs UI/Nav', 'light'),
  plan('c', 'Material UI/Button', 'light', 'dark'),
  plan('d', 'Material UI/Button'),
];

describe('WKB-5: what an upload would picture', () => {
  test.each([
    ['every mode', { modes: { light: {}, dark: {} } }, ['light', 'dark']],
    ['no mode that is off', { modes: { light: {}, dark: { disable: true } } }, ['light']],
    ['nothing where all modes are off', { modes: { dark: { disable: true } } }, []],
    ['once without modes', {}, ['default']],
    ['once with an empty list of modes', { modes: {} }, ['default']],
    ['nothing where it is off', { disableSnapshot: true, modes: { light: {} } }, []],
    ['nothing where it is off by the older name', { disable: true }, []],
    ['again where a story turns it on', { disableSnapshot: false, modes: { dark: {} } }, ['dark']],
  ])('a story is pictured in %s', (_what, parameters, modes) => {
    expect(listModes(parameters)).toEqual(modes);
  });

  test('snapshots are the sum of the modes', () => {
    expect(countSnapshots(stories)).toEqual({ stories: 4, pictured: 3, snapshots: 5 });
    expect(countSnapshots([])).toEqual({ stories: 0, pictured: 0, snapshots: 0 });
  });

  test('groups are the first parts of the titles', () => {
    expect([...countGroups(stories)]).toEqual([
      ['Docs UI', { stories: 2, pictured: 2, snapshots: 3 }],
      ['Material UI', { stories: 2, pictured: 1, snapshots: 2 }],
    ]);
  });

  test('duplicates are equal pictures in one mode', () => {
    const pictures = [
      { id: 'b', mode: 'light', hash: '1' },
      { id: 'a', mode: 'light', hash: '1' },
      { id: 'a', mode: 'dark', hash: '1' },
      { id: 'b', mode: 'dark', hash: '2' },
      { id: 'c', mode: 'light', hash: '1' },
    ];
    const duplicates = findDuplicates(pictures);
    expect(duplicates).toEqual([{ mode: 'light', ids: ['a', 'b', 'c'] }]);
    expect(countSpare(duplicates)).toBe(2);
  });

  test('the forecast says it in words and as data', () => {
    const change = { changed: ['src/a.tsx'], because: undefined, stories: stories.slice(0, 1) };
    const pictured = { duplicates: [{ mode: 'dark', ids: ['a', 'c'] }], failed: ['b (light): no'] };
    const { text, json } = describeForecast({ stories, change, pictured });
    for (const said of [
      ...['1 stories are not pictured.', 'A change of src/a.tsx: 2 of 5 snapshots'],
      ...[
        '1 snapshots are the same',
        'dark: a = c',
        '1 do not come to rest, and would be errors:\nb (light): no',
      ],
    ]) {
      expect(text).toContain(said);
    }
    expect(json).toMatchObject({
      ...{ stories: 4, snapshots: 5, spare: 1, groups: { 'Material UI': { snapshots: 2 } } },
      change: { snapshots: 2, files: ['stories/a.stories.tsx'] },
    });
  });
});

describe('WKB-5: what the trace of the CLI prints', () => {
  test('files of stories that are affected', () => {
    const output =
      'ℹ Traced 1 changed file to 2 affected story files:\n— a.stories.tsx\n— b.mdx\nSet';
    expect(parseTrace(output)).toEqual({ all: false, files: ['a.stories.tsx', 'b.mdx'] });
  });

  test('all, where a file of the workbench changes', () => {
    const because = 'Found a Storybook config change in .storybook/preview.tsx';
    const output = `ℹ Traced 1 changed file to 0 affected story files:\n\n⚠ disabled\n${because}`;
    expect(parseTrace(output)).toEqual({ all: true, because });
  });

  test('anything else is an error, not a change that affects nobody', () => {
    expect(() => parseTrace('Unhandled promise rejection')).toThrow('could not trace');
  });
});
