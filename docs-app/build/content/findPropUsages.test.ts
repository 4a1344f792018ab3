import { expect, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import { createUsageFinder } from './findPropUsages.ts';

interface Shape {
  props?: string[];
  slots?: string[];
  classes?: Record<string, string>;
  inherits?: string;
}

function api(
  path: string,
  { props = [], slots = [], classes = {}, inherits }: Shape,
): ComponentApi {
  const [name] = path.split('.');
  return {
    name: path,
    slug: path.toLowerCase(),
    packageName: '@acme/ui',
    version: '1.0.0',
    description: '',
    imports: [`import ${name} from '@acme/ui/${name}';`, `import { ${name} } from '@acme/ui';`],
    props: props.map((prop) => ({ name: prop, type: 'string', required: false, description: '' })),
    slots: slots.map((slot) => ({ name: slot, description: '' })),
    classes: Object.entries(classes).map(([key, className]) => ({
      key,
      className,
      description: '',
      global: className.startsWith('Mui-'),
    })),
    ...(inherits && { inherits: { name: inherits, slug: inherits.toLowerCase() } }),
  };
}

const apis = [
  api('Base', { props: ['ripple'], inherits: 'Base' }),
  api('Button', {
    props: ['color', 'classes', 'slotProps'],
    slots: ['root', 'icon'],
    classes: { root: 'AcmeButton-root', small: 'AcmeButton-small', disabled: 'Mui-disabled' },
    inherits: 'Base',
  }),
  api('Card', { props: ['children'] }),
  api('Dialog', { props: ['open'] }),
  api('Dialog.Root', { props: ['open'] }),
  api('Dialog.Title', { props: ['open', 'level'] }),
  api('DialogPanel', { props: ['wide'] }),
  api('Badge', { props: ['color'], classes: { disabled: 'Mui-disabled' } }),
];

function find(code: string, name = 'Demo.tsx'): string[] {
  return createUsageFinder(apis)([{ name, code }]).map(
    (use) => `${use.api.name} ${use.kind} ${use.name}`,
  );
}

const imported = "import { Button } from '@acme/ui';";

test.each([
  [
    'a prop of a styled component that is created below its use',
    `${imported} export const Demo = () => <Wide color="red" />; const Wide = styled(Button)({});`,
    ['Button props color'],
  ],
  [
    'content between tags as children',
    "import Card from '@acme/ui/Card'; <><Card>Order</Card><Card> </Card><Card>{/* none */}</Card></>;",
    ['Card props children'],
  ],
  ['a prop', `${imported} <Button color="red" />`, ['Button props color']],
  [
    'a prop of a default import',
    "import B from '@acme/ui/Button'; <B color />",
    ['Button props color'],
  ],
  [
    'a prop of a renamed import',
    "import { Button as B } from '@acme/ui'; <B color>Save</B>",
    ['Button props color'],
  ],
  ['an inherited prop', `${imported} <Button ripple />`, ['Base props ripple']],
  [
    'a prop of a styled component',
    `import { styled } from '@acme/ui'; ${imported} const Wide = styled(Button)({}); <Wide color="red" />`,
    ['Button props color'],
  ],
  [
    'slots by their keys',
    `${imported} <Button slotProps={{ icon: {}, 'root': {}, other: {} }} />`,
    ['Button props slotProps', 'Button slots root', 'Button slots icon'],
  ],
  [
    'classes by their keys',
    `${imported} <Button classes={{ small: 'tiny' }} />`,
    ['Button props classes', 'Button classes AcmeButton-small'],
  ],
  ['a class by its name', "const rule = '& .AcmeButton-root';", ['Button classes AcmeButton-root']],
  [
    'a class by its key',
    'const rule = `& .${buttonClasses.small}`;',
    ['Button classes AcmeButton-small'],
  ],
  [
    'a shared class only for rendered components',
    `${imported} const rule = '&.Mui-disabled'; <Button color="red" />`,
    ['Button props color', 'Button classes Mui-disabled'],
  ],
  ['a prop only once', `${imported} <><Button color /><Button color /></>`, ['Button props color']],
  [
    'a prop of a member of an export',
    "import { Dialog as D } from '@acme/ui'; <D.Root open><D.Title level={2} /><D open /></D.Root>",
    ['Dialog.Root props open', 'Dialog.Title props level', 'Dialog props open'],
  ],
  [
    'a prop of a member of a default export',
    "import Dialog from '@acme/ui/Dialog'; <Dialog.Root open />",
    ['Dialog.Root props open'],
  ],
  [
    'props of exports of a namespace import',
    "import * as Acme from '@acme/ui'; <Acme.Button color><Acme.Dialog.Root open /></Acme.Button>",
    ['Button props color', 'Dialog.Root props open'],
  ],
  [
    'a prop of a styled member',
    "import { Dialog } from '@acme/ui'; const Head = styled(Dialog.Title)``; <Head level={2} />",
    ['Dialog.Title props level'],
  ],
  [
    'a prop of a member that the package also exports directly',
    "import { Dialog } from '@acme/ui'; <Dialog.Panel wide />",
    ['DialogPanel props wide'],
  ],
  ['no prop of an unknown member', "import { Dialog } from '@acme/ui'; <Dialog.Close open />", []],
  ['no undocumented prop', `${imported} <Button onClick={save} />`, []],
  ['no prop of another package', "import { Button } from '@other/ui'; <Button color />", []],
  ['no prop of a local variable with the same name', 'const Button = "b"; <Button color />', []],
  ['no spread prop', `${imported} <Button {...props} />`, []],
])('finds %s in demo code', (_, code, expected) => {
  expect(find(code)).toEqual(expected);
});

test('finds class names of components in a style sheet', () => {
  expect(find('.AcmeButton-root.wide { inline-size: 100%; }', 'Demo.css')).toEqual([
    'Button classes AcmeButton-root',
  ]);
});

test.each([
  ['a line comment', '// AcmeButton-root\nconst a = 1;', 'Demo.tsx', []],
  ['a block comment', '/* buttonClasses.root */ const a = 1;', 'Demo.tsx', []],
  ['a comment of an element', '<b>{/* AcmeButton-root */}</b>', 'Demo.tsx', []],
  ['the text of an element', '<b>AcmeButton-root</b>', 'Demo.tsx', []],
  ['a comment in a style sheet', '/* .AcmeButton-root */ .Demo {}', 'Demo.css', []],
  ['a comment in a template', 'styled.b`/* .AcmeButton-root */`', 'Demo.tsx', []],
  [
    'a string beside a comment',
    '// AcmeButton-small\nconst a = { "& .AcmeButton-root": {} };',
    'Demo.tsx',
    ['Button classes AcmeButton-root'],
  ],
  ['a selector', '.Demo .AcmeButton-root {}', 'Demo.css', ['Button classes AcmeButton-root']],
  [
    'a template',
    'const a = `.${b} .AcmeButton-root`;',
    'D.tsx',
    ['Button classes AcmeButton-root'],
  ],
  ['a member', 'const a = `.${buttonClasses.root}`;', 'D.ts', ['Button classes AcmeButton-root']],
])(
  'finds class names in code, but not in comments or text: %s (FAULT D11)',
  (_, code, name, uses) => {
    expect(find(code, name)).toEqual(uses);
  },
);
