import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import { extractComponentApis } from '../../../build/api/extractComponentApis.ts';

const productDir = join(import.meta.dirname, '..');

let apis: ComponentApi[] = [];

function get(name: string): ComponentApi {
  const api = apis.find((candidate) => candidate.name === name);
  if (!api) throw new Error(`${name} was not extracted.`);
  return api;
}

beforeAll(async () => {
  const names = ['DataGrid', 'DateField', 'DatePicker'];
  ({ apis } = await extractComponentApis({ productDir, names }));
}, 60_000);

test('reads slots from the type of the `slots` prop when there is no interface `DataGridSlots`', () => {
  const [first] = get('DataGrid').slots;
  expect(first).toMatchObject({ name: 'baseBadge', default: 'Badge' });
  expect(get('DateField').slots.map(({ name }) => name)).toContain('textField');
});

test('reads CSS classes from the export `gridClasses` when there is no export `dataGridClasses`', () => {
  const { classes } = get('DataGrid');
  expect(classes.find(({ key }) => key === 'row')).toMatchObject({
    className: 'MuiDataGrid-row',
    description: 'Styles applied to the row element.',
  });
});

test('omits CSS classes whose comment has an @ignore tag', () => {
  expect(get('DataGrid').classes.map(({ key }) => key)).not.toContain('columnHeader--lastUnpinned');
});

test.each([
  ['DataGrid', 'MuiDataGrid'],
  ['DatePicker', 'MuiDatePicker'],
])('reads the theme key of %s as %s', (name, expected) => {
  expect(get(name).themeKey).toBe(expected);
});

test.each([
  ['DataGrid', '@mui/x-data-grid'],
  ['DatePicker', '@mui/x-date-pickers'],
])('lists named imports of %s when its folder has no default export', (name, from) => {
  expect(get(name).imports).toEqual([
    `import { ${name} } from '${from}/${name}';`,
    `import { ${name} } from '${from}';`,
  ]);
});

test('formats a name in double brackets in a prop description as code', () => {
  const columns = get('DataGrid').props.find(({ name }) => name === 'columns');
  expect(columns?.description).toBe('Set of columns of type `GridColDef`[].');
});
