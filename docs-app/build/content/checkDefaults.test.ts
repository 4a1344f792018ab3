import { expect, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import { createDefaultsCheck } from './checkDefaults.ts';
import type { DemoSource, PageSource } from './content.types.ts';
import { createUsageReader } from './findPropUsages.ts';

const prop = (name: string, value: string) => ({
  ...{ name, type: 'string', required: false, description: '' },
  default: value,
});

const createApi = (name: string) =>
  ({
    ...{ name, packageName: '@acme/ui', slots: [], classes: [] },
    imports: [`import ${name} from '@acme/ui/${name}';`, `import { ${name} } from '@acme/ui';`],
    props: [prop('color', "'primary'"), prop('disabled', 'false'), prop('max', '99')],
  }) as unknown as ComponentApi;

/** Returns the attributes that the check reports for the JSX of the files of a demo. */
function check(...jsx: readonly string[]): string[] {
  const reported: string[] = [];
  const files = jsx.map((code, index) => ({
    name: `Part${index}.tsx`,
    code: `import { Button, Group } from '@acme/ui';\nexport default () => <>${code}</>;\n`,
  }));
  const demo = { stylings: [{ file: '/ui/demo/system.tsx', files }] } as unknown as DemoSource;
  const page = { product: { id: 'ui' } } as PageSource;
  const read = createUsageReader(['Button', 'Group'].map(createApi));
  createDefaultsCheck(read, (error) => {
    reported.push(/The demo sets (\S+ on \w+)/.exec(String(error))?.[1] ?? String(error));
  })(page, demo);
  return reported;
}

test.each([
  ['a string', '<Button color="primary" />', ['color="primary" on Button']],
  ['a number', '<Button max={99} />', ['max=99 on Button']],
  ['false', '<Button disabled={false} />', ['disabled=false on Button']],
])('reports a demo attribute when its value equals the prop default: %s', (_, jsx, expected) => {
  expect(check(jsx)).toEqual(expected);
});

test('reports a default in any file of a demo, unless another file sets another value', () => {
  expect(check('<Group />', '<Button color="primary" />')).toEqual(['color="primary" on Button']);
  expect(check('<Button color="error" />', '<Button color="primary" />')).toEqual([]);
});

test.each([
  ['another value', '<Button color="secondary" />'],
  ['a value that the code computes', '<Button max={limit} />'],
  ['true where false is the default', '<Button disabled />'],
  [
    'the default beside another value in the same demo',
    '<Button color="primary" /><Button color="error" />',
  ],
  [
    'the default inside of an element that sets the same prop',
    '<Group color="error"><Button color="primary" /></Group>',
  ],
  [
    'the default in an attribute of an element that sets the same prop',
    '<Group color="error" end={<Button color="primary" />} />',
  ],
])('reports no demo attribute when its value is %s', (_, jsx) => {
  expect(check(jsx)).toEqual([]);
});
