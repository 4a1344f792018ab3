import { describe, expect, test, vi } from 'vitest';
import { createIconSearch } from './createIconSearch.ts';
import { createShapes } from './createShapes.ts';
import { listRows, moveInGrid, scrollToRow } from './iconGrid.ts';
import {
  exportName,
  fileNumber,
  iconIndexSchema,
  iconShapesSchema,
  shapesFile,
  themesOf,
  type IconIndex,
} from './iconFiles.ts';
import { ALL_ICONS, readIconQuery, writeIconQuery } from './iconQuery.ts';
import { EXTRA_ROWS, SHAPES_PER_FILE } from './iconSearch.constants.ts';
import { listNameWords } from './listNameWords.ts';
import { writeIconImport } from './writeIconImport.ts';

const index: IconIndex = {
  package: '@harbor/icons',
  names: [
    'AddAPhoto',
    'Battery20',
    'BorderStar',
    'CheckBox',
    'CheckboxList',
    'Delete',
    'DeleteSweep',
    'GitHub',
    'Grade',
    'RestoreFromTrash',
    'Star',
    'StarBorder',
    'TurnLeft',
    'TurnSharpLeft',
  ],
  themes: { GitHub: ['Filled'] },
  words: { delete: ['trash', 'bin'], grade: ['star'] },
};

const search = createIconSearch(index);
const find = (query: string) => search.find(query, 'Filled').names;

describe('listNameWords', () => {
  test.each([
    ['AccessAlarm', ['access', 'alarm']],
    ['AddAPhoto', ['add', 'a', 'photo']],
    ['Battery20', ['battery', '20']],
    ['Signal0Bar', ['signal', '0', 'bar']],
    ['check box', ['check', 'box']],
    ['arrow-left', ['arrow', 'left']],
    ['…', []],
  ])('splits the icon name %s into words', (name, words) => {
    expect(listNameWords(name)).toEqual(words);
  });
});

describe('createIconSearch', () => {
  test('returns all icons in the order of the index when the query is empty', () => {
    expect(find(' ')).toEqual(index.names);
  });

  test('returns no icons and no suggestions when the query has no letter or digit', () => {
    expect(find('…')).toEqual([]);
    expect(search.suggest('…')).toEqual([]);
  });

  test('ranks a short icon name with a matching synonym above a long name with the word', () => {
    expect(find('trash')).toEqual(['Delete', 'RestoreFromTrash', 'DeleteSweep']);
  });

  test('ranks an exact icon name first, then names with the word, then synonyms', () => {
    expect(find('star')).toEqual(['Star', 'BorderStar', 'StarBorder', 'Grade']);
  });

  test('finds an icon when the query is part of its name or starts one of its words', () => {
    expect(find('del')).toEqual(['Delete', 'DeleteSweep']);
    expect(find('sta')).toEqual(['Grade', 'Star', 'BorderStar', 'StarBorder']);
    expect(find('st')).toEqual([
      'Grade',
      'Star',
      'BorderStar',
      'StarBorder',
      'CheckboxList',
      'RestoreFromTrash',
    ]);
    expect(find('hub')).toEqual(['GitHub']);
  });

  test('finds only icons that match every word of the query', () => {
    expect(find('star border')).toEqual(['StarBorder', 'BorderStar']);
    expect(find('star sweep')).toEqual([]);
  });

  test('finds an icon when the query is an export name with a theme suffix', () => {
    expect(find('DeleteOutlined')).toEqual(['Delete', 'DeleteSweep']);
    expect(find('StarTwoTone')[0]).toBe('Star');
  });

  test('ranks an exact icon name first when the query spells it as one word or several', () => {
    expect(find('checkbox')).toEqual(['CheckBox', 'CheckboxList']);
    expect(find('checkboxOutlined')).toEqual(['CheckBox', 'CheckboxList']);
    expect(find('StarBorderOutlined')).toEqual(['StarBorder', 'BorderStar']);
    expect(find('turn sharp left')).toEqual(['TurnSharpLeft', 'TurnLeft']);
  });

  test('matches a theme name against icon names when the query is only that name', () => {
    expect(find('sharp')).toEqual(['TurnSharpLeft']);
  });

  test('returns another theme that has the icon when the chosen theme lacks it', () => {
    expect(search.find('github', 'Sharp')).toEqual({ names: [], otherTheme: 'Filled' });
    expect(search.find('nothing', 'Sharp')).toEqual({ names: [] });
    expect(search.find('hub', 'Filled')).toEqual({ names: ['GitHub'] });
    expect(search.find('', 'Sharp').names).not.toContain('GitHub');
  });

  test('suggests words with a similar spelling, and nothing when no word is similar', () => {
    expect(search.suggest('delte')[0]).toBe('delete');
    expect(search.suggest('trahs')[0]).toBe('trash');
    expect(search.suggest('tra sh')[0]).toBe('trash');
    expect(search.suggest('git hbu')[0]).toBe('github');
    expect(search.suggest('qqqqqqqq')).toEqual([]);
  });
});

describe('iconFiles', () => {
  test('appends the theme to the export name unless the theme is Filled', () => {
    expect(exportName('Delete', 'Filled')).toBe('Delete');
    expect(exportName('Delete', 'TwoTone')).toBe('DeleteTwoTone');
  });

  test('lists all themes for an icon unless the index names its themes', () => {
    expect(themesOf('GitHub', index)).toEqual(['Filled']);
    expect(themesOf('Star', index)).toHaveLength(5);
    expect(themesOf('constructor', index)).toHaveLength(5);
  });

  test('derives the shape file from the index position and the theme of an icon', () => {
    expect([0, SHAPES_PER_FILE - 1, SHAPES_PER_FILE].map(fileNumber)).toEqual([0, 0, 1]);
    expect(shapesFile('TwoTone', 3)).toBe('twotone-3.json');
  });
});

describe('icon schemas', () => {
  test('accepts an icon index, and rejects an index without names', () => {
    expect(iconIndexSchema.parse(index)).toEqual(index);
    expect(() => iconIndexSchema.parse({ ...index, names: undefined })).toThrow('names');
  });

  test('accepts shapes with and without attributes, and rejects a shape without a path', () => {
    const star = ['M0 0', { d: 'M1 1', opacity: 0.3, fillRule: 'evenodd', transform: 'scale(2)' }];
    expect(iconShapesSchema.parse({ Star: star })).toEqual({ Star: star });
    expect(() => iconShapesSchema.parse({ Star: [{ opacity: 1 }] })).toThrow('Star');
  });
});

describe('createShapes', () => {
  test('loads each shape file once, and finds its shapes', async () => {
    const load = vi.fn(async () => ({ Star: ['M0 0'] }));
    const shapes = createShapes(index, load);
    shapes.request(['Star', 'Delete'], 'Filled');
    shapes.request(['Star'], 'Filled');
    expect(shapes.find('Star', 'Filled')).toBeUndefined();
    expect(shapes.get().hasFailed).toBe(false);
    await vi.waitFor(() => expect(shapes.find('Star', 'Filled')).toEqual(['M0 0']));
    expect(load).toHaveBeenCalledExactlyOnceWith('Filled', 0);
    expect(shapes.find('Star', 'Sharp')).toBeUndefined();
  });

  test('loads the shape file that contains the index position of an icon', async () => {
    const names = Array.from({ length: 2 * SHAPES_PER_FILE }, (_, place) => `Icon${place}`);
    const name = `Icon${SHAPES_PER_FILE}`;
    const load = vi.fn(async () => ({ [name]: ['M0 0'] }));
    const shapes = createShapes({ ...index, names }, load);
    shapes.request([name], 'Filled');
    expect(load).toHaveBeenCalledExactlyOnceWith('Filled', 1);
    await vi.waitFor(() => expect(shapes.find(name, 'Filled')).toEqual(['M0 0']));
  });

  test('keeps reporting a failed shape file when another shape file loads', async () => {
    const load = vi.fn(async () => ({ Star: ['M0 0'] }));
    load.mockRejectedValueOnce(new Error('offline'));
    const shapes = createShapes(index, load);
    shapes.request(['Star'], 'Filled');
    await vi.waitFor(() => expect(shapes.get().hasFailed).toBe(true));
    shapes.request(['Star'], 'Sharp');
    await vi.waitFor(() => expect(shapes.find('Star', 'Sharp')).toBeDefined());
    expect(shapes.get().hasFailed).toBe(true);
  });

  test('reports a failed shape file until a retry loads it', async () => {
    const load = vi.fn(async () => ({ Star: ['M0 0'] }));
    load.mockRejectedValueOnce(new Error('offline'));
    const shapes = createShapes(index, load);
    shapes.request(['Star'], 'Filled');
    await vi.waitFor(() => expect(shapes.get().hasFailed).toBe(true));
    shapes.retry();
    await vi.waitFor(() => expect(shapes.get().hasFailed).toBe(false));
    expect(shapes.find('Star', 'Filled')).toEqual(['M0 0']);
    shapes.retry();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('listRows', () => {
  const view = { scrollTop: 0, height: 250, rowHeight: 100 };

  test('lists the visible rows of the icon grid and EXTRA_ROWS rows below them', () => {
    const rows = listRows(view, { rowCount: 100, activeRow: 0 });
    expect(rows).toEqual([0, 1, 2, ...Array.from({ length: EXTRA_ROWS }, (_, n) => 3 + n)]);
  });

  test('lists the active row when it is outside the visible rows of the icon grid', () => {
    const rows = listRows({ ...view, scrollTop: 5000 }, { rowCount: 100, activeRow: 7 });
    expect(rows[0]).toBe(7);
    expect(rows[1]).toBe(50 - EXTRA_ROWS);
    expect(rows.at(-1)).toBe(52 + EXTRA_ROWS);
    const before = listRows(view, { rowCount: 100, activeRow: 99 });
    expect(before.at(-1)).toBe(99);
  });

  test('lists only existing rows when the grid has few rows', () => {
    expect(listRows(view, { rowCount: 2, activeRow: 0 })).toEqual([0, 1]);
    expect(listRows(view, { rowCount: 0, activeRow: 0 })).toEqual([]);
  });
});

test.each([
  [100, 0, 0],
  [100, 1, 100],
  [100, 3, 150],
  [0, 9, 750],
])(
  'scrolls the icon grid from position %i to show row %i at position %i',
  (scrollTop, row, expected) => {
    expect(scrollToRow({ scrollTop, height: 250, rowHeight: 100 }, row)).toBe(expected);
  },
);

test('scrolls to the start of a row when it is taller than the grid', () => {
  expect(scrollToRow({ scrollTop: 100, height: 50, rowHeight: 100 }, 1)).toBe(100);
});

describe('moveInGrid', () => {
  // Cells 0 to 10 in rows of 4.
  const grid = { ctrlKey: false, count: 11, columns: 4, pageRows: 2, isRightToLeft: false };

  test.each([
    ['ArrowRight', 3, 4],
    ['ArrowRight', 10, 10],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 10],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['PageDown', 1, 9],
    ['PageDown', 5, 10],
    ['PageUp', 9, 1],
    ['PageUp', 6, 2],
    ['Home', 6, 4],
    ['End', 5, 7],
    ['End', 9, 10],
  ])('moves on %s from cell %i to cell %i', (key, active, expected) => {
    expect(moveInGrid({ ...grid, key, active })).toBe(expected);
  });

  test('moves to the first or last cell on Control+Home or Control+End', () => {
    expect(moveInGrid({ ...grid, key: 'Home', active: 9, ctrlKey: true })).toBe(0);
    expect(moveInGrid({ ...grid, key: 'End', active: 1, ctrlKey: true })).toBe(10);
    expect(moveInGrid({ ...grid, key: 'End', active: 9, ctrlKey: true })).toBe(10);
  });

  test('mirrors the left and right arrow keys when the text is right-to-left', () => {
    expect(moveInGrid({ ...grid, key: 'ArrowLeft', active: 3, isRightToLeft: true })).toBe(4);
    expect(moveInGrid({ ...grid, key: 'ArrowRight', active: 4, isRightToLeft: true })).toBe(3);
  });

  test('moves at least one row on Page Down when no row is fully visible', () => {
    expect(moveInGrid({ ...grid, key: 'PageDown', active: 0, pageRows: 0 })).toBe(4);
  });

  test('ignores keys that do not navigate the grid', () => {
    expect(moveInGrid({ ...grid, key: 'a', active: 3 })).toBeUndefined();
  });
});

describe('iconQuery', () => {
  test('readIconQuery restores the query and theme from the output of writeIconQuery', () => {
    const query = { query: 'arrow left', theme: 'TwoTone' } as const;
    expect(writeIconQuery(query, '')).toBe('?query=arrow+left&theme=TwoTone');
    expect(readIconQuery(writeIconQuery(query, ''))).toEqual(query);
  });

  test('omits default icon query values, and keeps unrelated query string parameters', () => {
    expect(writeIconQuery(ALL_ICONS, '?query=a&theme=Sharp')).toBe('');
    expect(writeIconQuery(ALL_ICONS, '?query=a&page=2')).toBe('?page=2');
  });

  test('uses the default theme when the theme in the URL is unknown', () => {
    expect(readIconQuery('?theme=Wavy')).toEqual(ALL_ICONS);
  });
});

test('writes the import of an icon as highlighted HTML', () => {
  const html = writeIconImport('DeleteOutlined', '@harbor/icons');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(
    "import DeleteOutlined from '@harbor/icons/DeleteOutlined';",
  );
  expect(html).toContain('<span class="t-keyword">import</span>');
});
