import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import { extractComponentApis } from '../../../build/api/extractComponentApis.ts';

const productDir = join(import.meta.dirname, '..');

let button: ComponentApi | undefined;
let input: ComponentApi | undefined;
let icon: ComponentApi | undefined;

function typeOf(api: ComponentApi | undefined, prop: string): string | undefined {
  return api?.props.find(({ name }) => name === prop)?.type;
}

beforeAll(async () => {
  ({
    apis: [button, input, icon],
  } = await extractComponentApis({ productDir, names: ['Button', 'Input', 'SvgIcon'] }));
}, 60_000);

test("reads the theme key of a component from the package's types", () => {
  expect([button?.themeKey, input?.themeKey]).toEqual(['JoyButton', 'JoyInput']);
});

test('reads the theme key from the code when the types declare a different key', () => {
  expect([icon?.themeKey, icon?.themeSlots]).toEqual(['JoySvgIcon', ['root']]);
});

test('reads props that are declared in a separate file', () => {
  expect(typeOf(button, 'slots')).toBe('ButtonSlots');
  expect(typeOf(button, 'slotProps')).toContain(
    "root?: React.ComponentProps<'button'> | ((ownerState: ButtonOwnerState) =>",
  );
});

test('lists the props `component` and `slots` when the source code does not name them', () => {
  expect(typeOf(input, 'component')).toBe('React.ElementType');
  expect(typeOf(input, 'slots')).toBe('InputSlots');
});

test('adds to a slot the class name that the package generates at runtime', () => {
  expect(button?.slots).toContainEqual({
    name: 'startDecorator',
    default: "'span'",
    className: 'MuiButton-startDecorator',
    description: 'The component that renders the start decorator.',
    descriptionHtml: expect.stringContaining('<p>'),
  });
});
