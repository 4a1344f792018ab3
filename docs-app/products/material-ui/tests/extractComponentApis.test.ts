import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ComponentApi, PropApi } from '@vitrine/ui/core';
import { extractComponentApis } from '../../../build/api/extractComponentApis.ts';

// Some tests parse the library's declarations again.
vi.setConfig({ testTimeout: 30_000 });

const productDir = join(import.meta.dirname, '..');

const names = [
  'Alert Button ButtonBase Dialog DialogActions FormControl InputLabel NativeSelect OutlinedInput',
  'RadioGroup Select Stack Table TablePagination Tabs TextField',
].flatMap((line) => line.split(' '));

let apis = new Map<string, ComponentApi>();

function get(name: string): ComponentApi {
  const api = apis.get(name);
  if (!api) throw new Error(`${name} was not extracted.`);
  return api;
}

function getProp(component: string, name: string): PropApi | undefined {
  return get(component).props.find((prop) => prop.name === name);
}

beforeAll(async () => {
  const { apis: extracted } = await extractComponentApis({ productDir, names });
  apis = new Map(extracted.map((api) => [api.name, api]));
}, 60_000);

test.each([
  ['Button', 'color', "'primary'"],
  ['Button', 'disabled', 'false'],
  ['Tabs', 'orientation', "'horizontal'"],
  ['NativeSelect', 'input', '<Input />'],
  ['Stack', 'spacing', '0'],
  ['TablePagination', 'rowsPerPageOptions', '[10, 25, 50, 100]'],
  [
    'Dialog',
    'transitionDuration',
    '{\n  enter: theme.transitions.duration.enteringScreen,\n  exit: theme.transitions.duration.leavingScreen,\n}',
  ],
])('reads the default of the prop %s.%s from the type declaration', (component, name, expected) => {
  expect(getProp(component, name)?.default).toBe(expected);
});

test.each([
  [
    'Button',
    'color',
    "'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning'",
  ],
  ['Button', 'component', 'React.ElementType'],
  ['Button', 'sx', 'SxProps<Theme>'],
  ['Button', 'classes', 'Partial<ButtonClasses>'],
  ['Dialog', 'maxWidth', "'xs' | 'sm' | 'md' | 'lg' | 'xl' | false"],
  ['Dialog', 'onClose', "(event: {}, reason: 'backdropClick' | 'escapeKeyDown') => void"],
  ['TextField', 'variant', "'outlined' | 'standard' | 'filled'"],
  [
    'TextField',
    'InputProps',
    'Partial<InputProps> | Partial<FilledInputProps> | Partial<OutlinedInputProps>',
  ],
  ['Select', 'onChange', '(event: SelectChangeEvent<Value>, child: React.ReactNode) => void'],
  ['NativeSelect', 'onChange', '(event: React.ChangeEvent<HTMLSelectElement>) => void'],
  ['ButtonBase', 'tabIndex', 'number'],
  ['TextField', 'type', 'React.HTMLInputTypeAttribute'],
  ['FormControl', 'children', 'React.ReactNode'],
  ['InputLabel', 'color', "'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning'"],
  ['Alert', 'slots', 'Partial<AlertSlots>'],
])('prints the type of the prop %s.%s as %s', (component, name, expected) => {
  expect(getProp(component, name)?.type).toBe(expected);
});

test('reads the deprecation text of a deprecated prop', () => {
  expect(getProp('TextField', 'SelectProps')?.deprecated).toMatch(
    /^Use `slotProps.select` instead\./,
  );
  expect(getProp('TextField', 'select')).not.toHaveProperty('deprecated');
});

test('reads the description of a prop whose type is an indexed access type', () => {
  expect(getProp('InputLabel', 'color')?.description).toContain('The color of the component.');
});

test('reads the parameters of a function prop separately from its description', () => {
  const onChange = getProp('Select', 'onChange');
  expect(onChange?.description).toBe('Callback fired when a menu item is selected.');
  expect(onChange?.params?.map(({ name }) => name)).toEqual(['event', 'child']);
});

test.each([
  ['Button', { name: 'ButtonBase', slug: 'button-base', href: '/material-ui/api/button-base' }],
  ['Alert', { name: 'Paper', href: 'https://mui.com/material-ui/api/paper/' }],
  ['Table', { name: 'table' }],
  ['DialogActions', undefined],
])('reads the component or element, if any, whose props %s inherits', (component, expected) => {
  expect(get(component).inherits).toEqual(expected);
});

test('reads the slots of a component with their defaults', () => {
  expect(get('Alert').slots).toMatchObject([
    {
      name: 'closeButton',
      default: 'IconButton',
      description: 'The component that renders the close button.',
    },
    { name: 'closeIcon', default: 'svg' },
  ]);
});

test('describes CSS classes that come from the inherited component', () => {
  const shared = get('OutlinedInput').classes.find(({ key }) => key === 'formControl');
  expect(shared).toMatchObject({
    className: 'MuiInputBase-formControl',
    description: expect.stringContaining('FormControl'),
  });
});

test('lists common props, such as className, separately from the props of a component', () => {
  expect(get('Button').commonProps).toEqual(['className', 'style', 'ref']);
  expect(getProp('Button', 'className')).toBeUndefined();
});

test('reads the package, theme key and description of a component, without lists of links', () => {
  expect(get('FormControl')).toMatchObject({
    packageName: '@mui/material',
    version: '6.1.0',
    themeKey: 'MuiFormControl',
  });
  expect(get('FormControl').description).toMatch(/^Provides context/);
  expect(get('FormControl').description).not.toMatch(/Demos:|API:/);
});

test.each([
  ['Button', ['endIcon', 'root', 'startIcon']],
  ['NativeSelect', ['icon', 'select']],
])('reads the theme slots of %s from the source code: %o', (name, expected) => {
  expect(get(name).themeSlots).toEqual(expected);
});

test('lists no theme key when the types declare a key that the code never uses', () => {
  expect([get('RadioGroup').themeKey, get('RadioGroup').themeSlots]).toEqual([
    undefined,
    undefined,
  ]);
});

test('reads a component from the package that declares it, not from a re-export', async () => {
  const query = { productDir, names: ['Alert', 'LoadingButton'] };
  const result = await extractComponentApis(query);
  expect(result.apis.map(({ packageName }) => packageName)).toEqual(['@mui/material', '@mui/lab']);
});

test.each(['Buton', 'button', '', '../Button', '__proto__', 'styles'])(
  'throws for the unknown component name %j',
  async (name) => {
    const failure = extractComponentApis({ productDir, names: [name] });
    await expect(failure).rejects.toMatchObject({
      name: 'DocsError',
      code: 'api/unknown-component',
    });
  },
);

test('suggests similar components when a component name is unknown', async () => {
  await expect(extractComponentApis({ productDir, names: ['Buton'] })).rejects.toThrow(
    'Did you mean one of Button,',
  );
});
