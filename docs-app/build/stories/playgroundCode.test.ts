import { enrichCsf, formatCsf, loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { addPlaygrounds } from './playgroundCode.ts';
import type { Playground } from './playgrounds.ts';

const IMPORTS: Readonly<Record<string, string>> = {
  Select: "import Select from '@acme/ui/Select';",
  Option: "import { Unstable_Option as Option } from '@acme/ui';",
  'Dialog.Root': "import { Dialog } from '@acme/ui';",
};

const playground: Playground = {
  ...{ component: 'Select', exportName: 'Playground', name: 'Playground' },
  args: { size: 'small' },
  argTypes: {},
  props: {},
  values: {},
  within: [],
  findImport: (name) => IMPORTS[name],
};

/** Returns the lines that a playground adds after the imports of its helpers. */
const write = (fields: Partial<Playground>) =>
  addPlaygrounds('', [{ ...playground, ...fields }])
    .trim()
    .split('\n')
    .slice(2);

test('exports a playground story with the import statement of the component API', () => {
  expect(write({})).toEqual([
    "import Playground_Select from '@acme/ui/Select';",
    'const __Playground = createPlayground(Playground_Select, { "component":"Select","name":"Playground","tags":["playground"],"args":{"size":"small"},"argTypes":{},"values":{}, props: {  }, within: [] }); export { __Playground as Playground };',
  ]);
});

test.each<[string, unknown, string]>([
  [
    'element',
    { element: ['Option', { value: 1 }] },
    'playgroundElement(Playground_Option, { "value": 1 })',
  ],
  ['element of HTML', { element: ['div', {}] }, 'playgroundElement("div", {  })'],
  [
    'render',
    { render: ['Option', {}] },
    '(given) => playgroundElement(Playground_Option, { ...given, ...{  } })',
  ],
  ['import', { import: ['Adapter', '@acme/dates'] }, 'Playground_Adapter'],
  ['call', { call: ['dayjs', '2026-01-14'] }, 'playground_dayjs("2026-01-14")'],
  ['list', [1, null], '[1, null]'],
])('converts a value of the kind "%s" in playgrounds.json to code', (_, value, code) => {
  expect(write({ props: { value } }).at(-1)).toContain(`props: { "value": ${code} }`);
});

test('imports a renamed component by its exported name, and `Dialog.Root` through `Dialog`', () => {
  const lines = write({ component: 'Dialog.Root', within: [['Option', {}]] });
  expect(lines.slice(0, 2).toSorted()).toEqual([
    "import { Dialog as Playground_Dialog } from '@acme/ui';",
    "import { Unstable_Option as Playground_Option } from '@acme/ui';",
  ]);
  expect(lines.at(-1)).toContain('createPlayground(Playground_Dialog.Root, ');
});

test('throws when playgrounds.json names a component that the product lacks', () => {
  expect(() => write({ within: [['Tabs', {}]] })).toThrow('the product has no component Tabs');
});

test('keeps the story descriptions of Storybook when a playground is added to a module', async () => {
  const source = "export default { title: 'A' };\n/** Saves. */\nexport const Save = {};\n";
  const code = addPlaygrounds(source, [playground]);
  const read = (text: string) => loadCsf(text, { makeTitle: (title) => title ?? '' }).parse();
  const csf = read(code);
  await enrichCsf(csf, read(source), {});
  const written = formatCsf(csf, { sourceMaps: false }, code);
  expect(String(written)).toContain('story: "Saves."');
});
