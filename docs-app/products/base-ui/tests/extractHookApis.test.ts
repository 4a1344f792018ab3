import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { HookApi } from '@vitrine/ui/core';
import { extractComponentApis } from '../../../build/api/extractComponentApis.ts';
import { extractHookApis } from '../../../build/api/extractHookApis.ts';

// Two tests parse the library's declarations again.
vi.setConfig({ testTimeout: 30_000 });

const productDir = join(import.meta.dirname, '..');
const names = [
  'useButton',
  'useDropdown',
  'useMenuItemContextStabilizer',
  'useModal',
  'useSwitch',
  'useTabsList',
  'useTransitionStateManager',
];

let apis = new Map<string, HookApi>();

function get(name: string): HookApi {
  const api = apis.get(name);
  if (!api) throw new Error(`${name} was not extracted.`);
  return api;
}

beforeAll(async () => {
  const { apis: extracted } = await extractHookApis({ productDir, names });
  apis = new Map(extracted.map((api) => [api.name, api]));
}, 60_000);

test('reads the parameters of a hook with types, defaults and comments', () => {
  const { slug, packageName, version, parameters } = get('useButton');
  expect({ slug, packageName, version }).toEqual({
    slug: 'use-button',
    packageName: '@mui/base',
    version: '5.0.0-beta.70',
  });
  expect(parameters.map(({ name }) => name)).toEqual([
    ...['disabled', 'focusableWhenDisabled', 'href', 'onFocusVisible', 'rootElementName'],
    ...['rootRef', 'tabIndex', 'to', 'type'],
  ]);
  expect(parameters[0]).toEqual({
    name: 'disabled',
    type: 'boolean',
    required: false,
    default: 'false',
    description: 'If `true`, the component is disabled.',
    descriptionHtml: '<p>If <code>true</code>, the component is disabled.</p>',
  });
});

test('sorts the returned fields of a hook by name, and marks none as required', () => {
  const { returnValue } = get('useButton');
  expect(returnValue.map(({ name, required }) => `${name} ${required}`)).toEqual([
    ...['active false', 'focusVisible false', 'getRootProps false', 'rootRef false'],
    'setFocusVisible false',
  ]);
  expect(returnValue[2]).toMatchObject({
    type: '<ExternalProps extends Record<string, any> = {}>(externalProps?: ExternalProps) => UseButtonRootSlotProps<ExternalProps>',
    params: [{ name: 'externalProps', description: 'additional props for the root slot' }],
  });
});

test('sorts the required parameters of a hook first', () => {
  const [first] = get('useTabsList').parameters;
  expect(first).toMatchObject({ name: 'rootRef', required: true });
});

test('reads the description of a returned field from the named interface when the object has none', () => {
  const open = get('useDropdown').returnValue.find(({ name }) => name === 'open');
  expect(open?.description).toBe('If `true`, the dropdown is open.');
});

test('reads a hook parameter that is not an object, and prints inline import types by name', () => {
  const { parameters, returnValue } = get('useMenuItemContextStabilizer');
  expect(parameters).toMatchObject([
    {
      name: 'id',
      type: 'string | undefined',
      required: true,
      description: 'The id of the MenuItem. If undefined, it will be generated with useId.',
    },
  ]);
  expect(returnValue[0]?.type).toContain('dispatch: (action: ListAction<string>) => void');
});

test('lists no parameters when a hook has none', () => {
  expect(get('useTransitionStateManager').parameters).toEqual([]);
});

test.each([
  ['useSwitch', 'The basic building block for creating custom switches.'],
  ['useButton', ''],
])('omits the lists of links from the description of %s', (name, description) => {
  expect(get(name).description).toBe(description);
});

test.each([
  [
    'useButton',
    ["import { useButton } from '@mui/base/useButton';", "import { useButton } from '@mui/base';"],
  ],
  [
    'useMenuItemContextStabilizer',
    [
      "import { useMenuItemContextStabilizer } from '@mui/base/useMenuItem';",
      "import { useMenuItemContextStabilizer } from '@mui/base';",
    ],
  ],
  [
    'useModal',
    [
      "import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';",
      "import { unstable_useModal as useModal } from '@mui/base';",
    ],
  ],
])(
  'lists import statements of the hook %s, with an alias for unstable exports',
  (name, imports) => {
    expect(get(name).imports).toEqual(imports);
  },
);

test('throws for an unknown hook and suggests similar hooks', async () => {
  const unknown = extractHookApis({ productDir, names: ['useButon'] });
  await expect(unknown).rejects.toMatchObject({ code: 'api/unknown-hook' });
  await expect(unknown).rejects.toThrow(/useButton/);
});

test('lists named imports and global state classes of a Base UI component', async () => {
  const { apis: components } = await extractComponentApis({ productDir, names: ['Button'] });
  const [button] = components;
  expect(button?.imports).toEqual([
    "import { Button } from '@mui/base/Button';",
    "import { Button } from '@mui/base';",
  ]);
  const states = button?.classes.filter(({ global }) => global).map(({ key }) => key);
  expect(states).toEqual(['active', 'disabled', 'focusVisible']);
});
