import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import { extractComponentApis } from './extractComponentApis.ts';
import { REACT_TYPES, writeProduct } from './packageFixture.ts';

const FORMS = `
import * as React from 'react';
declare const met: 'b' | 'a';
declare const defs: { order: { values: readonly ['c', 'b', 'a'] }; size: { values: readonly ['1', '2'] }; high: { values: readonly [true] } };
type Defs<T extends Record<string, { values: readonly any[] }>> = { [K in keyof T]?: T[K]['values'][number] };
export declare function Method(props: {
  /** Runs after a change. */
  onChange?(event: object, ...values: string[]): void;
  validate(value: string): boolean;
}): React.ReactElement;
export declare function Mapped(props: Defs<typeof defs>): React.ReactElement;
export declare function Recorded(props: Record<'start' | 'end', number> & Partial<Record<'size', 's' | "it's">>): React.ReactElement;
export declare function Copied(props: Partial<Pick<{
  /** Text of the label. */
  label: string;
  other: number;
}, 'label'>> & React.HTMLAttributes<object>): React.ReactElement;
export declare function Either(props: { href: string; onPress?: never } | { href?: never; onPress(): void }): React.ReactElement;
export declare function Limited<P extends { href: string; to?: string } | { onPress: () => void }>(props: P): React.ReactElement;
export declare function Renamed(props: { [K in 'a' | 'b' as \`on\${Uppercase<K>}\`]: () => void }): React.ReactElement;
export declare function Kept(props: {
  both: string | undefined;
  only: undefined;
  list?: (string | undefined)[] | undefined;
} & Record<'mapped', number | undefined>): React.ReactElement;
export declare class Classy extends React.Component<{ value: string }> {}
export declare class Provided extends React.Component<{ value: string; size: number }> {
  static defaultProps: { size: number };
}
`;

const FOLDER = {
  'index.d.ts': "export { default as Field } from './Field';",
  'Field/index.d.ts': "export { default } from './Field';\nexport * from './Field';",
  'Field/Field.d.ts': `
import * as React from 'react';
import { Shared } from '../types/shared';
import { RootProps } from 'acme-primitives';
export default function Field(props: Shared & RootProps & { name: string } & React.HTMLAttributes<object>): React.ReactElement;`,
  'types/shared.d.ts': `
export interface Shared {
  /** Fills the line. */
  wide?: boolean;
}`,
};

const product = writeProduct({
  '@acme/forms': { 'index.d.ts': FORMS },
  '@acme/folders': FOLDER,
  'acme-primitives': { 'index.d.ts': 'export interface RootProps { asChild?: boolean }' },
  '@types/react': REACT_TYPES,
});
const apis = new Map<string, ComponentApi>();

beforeAll(async () => {
  const names = [
    'Method',
    'Mapped',
    'Recorded',
    'Copied',
    'Either',
    'Renamed',
    'Limited',
    'Kept',
    'Classy',
    'Provided',
    'Field',
  ];
  const read = await extractComponentApis({ productDir: product.productDir, names });
  expect(read.problems).toEqual([]);
  for (const api of read.apis) apis.set(api.name, api);
}, 60_000);

afterAll(() => product.remove());

test.each([
  [
    'methods',
    'Method',
    [
      'validate: (value: string) => boolean',
      'onChange?: (event: object, ...values: string[]) => void',
    ],
  ],
  ['mapped types', 'Mapped', ['high?: true', "order?: 'a' | 'b' | 'c'", "size?: '1' | '2'"]],
  ['Record', 'Recorded', ['end: number', 'start: number', `size?: 'it\\'s' | 's'`]],
  ['Partial and Pick', 'Copied', ['label?: string']],
  ['unions with never', 'Either', ['href?: string', 'onPress?: () => void']],
  ['a type parameter', 'Limited', ['href?: string', 'onPress?: () => void', 'to?: string']],
  ['mapped types with other keys', 'Renamed', ['onA: () => void', 'onB: () => void']],
  [
    'undefined',
    'Kept',
    [
      'both: string | undefined',
      'mapped: number | undefined',
      'only: undefined',
      'list?: (string | undefined)[]',
    ],
  ],
  ['classes', 'Classy', ['value: string']],
  ['classes with static defaultProps', 'Provided', ['value: string', 'size?: number']],
  [
    'shared interfaces of another folder and another package',
    'Field',
    ['name: string', 'asChild?: boolean', 'wide?: boolean'],
  ],
])('reads props that types declare with %s (FAULT E2)', (_, name, expected) => {
  const rows = apis.get(name)?.props.map((prop) => {
    return `${prop.name}${prop.required ? '' : '?'}: ${prop.type}`;
  });
  expect(rows).toEqual(expected);
});

test.each([
  ['Method', 'onChange', 'Runs after a change.'],
  ['Copied', 'label', 'Text of the label.'],
  ['Field', 'wide', 'Fills the line.'],
])('reads the description of the prop %s.%s (FAULT E2)', (component, name, description) => {
  const prop = apis.get(component)?.props.find((candidate) => candidate.name === name);
  expect(prop?.description).toBe(description);
});
