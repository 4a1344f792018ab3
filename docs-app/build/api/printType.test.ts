import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { printOptionalType, printType } from './printType.ts';

// Each test creates a compiler program.
vi.setConfig({ testTimeout: 30_000 });

const SETTING = `
declare namespace React {
  type ReactNode = string | undefined;
  type ElementType<P = any> = string;
  type MouseEventHandler<T> = (event: T) => void;
  type ReactEventHandler<T> = (event: T) => void;
}
interface Overrides {}
interface Cancelable { cancel(): void }
interface Theme { dark: boolean }
type SxProps<T> = T;
type OverridableStringUnion<T, U> = T;
type Size = 'small' | 'medium';
type Maybe = 'a' | null | undefined;
type Quoted = "it's" | 'other';
type Spacing = OverridableStringUnion<Size | 'large', Overrides> | 0;
type Named = { a: string };
interface ButtonClasses { root: string }
interface OtherProps {
  color?: OverridableStringUnion<'red' | 'blue', Overrides> | undefined;
  handle?: { bivarianceHack(event: {}, reason: 'a' | 'b'): void }['bivarianceHack'];
}
type SlotProps<C, O, S> = C;
interface ButtonProps { a?: string }
interface Slots { root: string }
type CreateSlots<T, K extends Record<keyof T, any>> = { slots?: Partial<T>; slotProps?: { [P in keyof K]?: K[P] } };
type Mine = CreateSlots<Slots, { root: SlotProps<React.ElementType<ButtonProps | undefined>, {}, Theme> }>;
type Generic<Value, Root extends React.ElementType> = { value: Value; root: Root; of: SxProps<Root> };
declare namespace Engine {
  interface Maker<Props extends object> { made: Props }
}
type Maker<T> = Engine.Maker<T>;
type MuiMaker = Maker<Theme>;
`;

const MUI_FILE = '/node_modules/@mui/types/index.d.ts';

function createScope(body: string, fileName = MUI_FILE) {
  const file = ts.createSourceFile(fileName, SETTING + body, ts.ScriptTarget.ES2022, true);
  const host = ts.createCompilerHost({});
  const readLibrary = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...args) =>
    name === file.fileName ? file : readLibrary(name, ...args);
  const options = { lib: ['lib.es2022.d.ts'], types: [], strict: true };
  const program = ts.createProgram({ rootNames: [file.fileName], options, host });
  return { file, scope: { checker: program.getTypeChecker(), file } };
}

function findNode<Node extends ts.Node>(
  root: ts.Node,
  matches: (node: ts.Node) => node is Node,
): Node {
  let match: Node | undefined;
  root.forEachChild(function visit(node) {
    if (matches(node)) match = node;
    node.forEachChild(visit);
  });
  if (!match) throw new Error('The source has no such node.');
  return match;
}

function print(type: string, printNode = printType): string {
  const { file, scope } = createScope(`type Subject = ${type};`);
  const isSubject = (node: ts.Node) =>
    ts.isTypeAliasDeclaration(node) && node.name.text === 'Subject';
  return printNode(
    findNode(file, (node): node is ts.TypeAliasDeclaration => isSubject(node)).type,
    scope,
  );
}

test.each([
  ["SlotProps<'div', {}, Theme>", "SlotProps<'div', {}, Theme>"],
  ["OverridableStringUnion<'a', Overrides>", "OverridableStringUnion<'a', Overrides>"],
])('prints %s by name when a library other than MUI declares it', (type, expected) => {
  const { file, scope } = createScope(`interface Subject { own: ${type} }`, '/acme/index.d.ts');
  const isOwn = (node: ts.Node) => ts.isPropertySignature(node) && node.name.getText() === 'own';
  const node = findNode(file, (one): one is ts.PropertySignature => isOwn(one));
  expect(printType(node.type ?? [], scope)).toBe(expected);
});

function printMember(name: string): string {
  const { file, scope } = createScope('');
  const isMember = (node: ts.Node) => ts.isPropertySignature(node) && node.name.getText() === name;
  const { type } = findNode(file, (node): node is ts.PropertySignature => isMember(node));
  return printType(type ?? [], scope);
}

test.each([
  ['keeps readable aliases', 'SxProps<Theme>', 'SxProps<Theme>'],
  ['keeps names qualified as written', 'React.ReactNode', 'React.ReactNode'],
  ['keeps Partial as written', 'Partial<ButtonClasses>', 'Partial<ButtonClasses>'],
  ['keeps an alias of an object', 'Named', 'Named'],
  ['keeps undefined', 'string | undefined', 'string | undefined'],
  ['keeps null', 'string | null', 'string | null'],
  ['prints strings in single quotes', '"a" | "b"', "'a' | 'b'"],
  ['prints each member once', "'a' | 'b' | 'a'", "'a' | 'b'"],
  ['expands overridable unions', "OverridableStringUnion<'a' | 'b', Overrides>", "'a' | 'b'"],
  ['expands aliases of literals', 'Size | false', "'small' | 'medium' | false"],
  ['expands aliases of overridable unions', 'Spacing', "'small' | 'medium' | 'large' | 0"],
  ['resolves members of other props', "OtherProps['color']", "'red' | 'blue' | undefined"],
  [
    'prints a bivarianceHack method as a function',
    "NonNullable<OtherProps['handle']>",
    "(event: {}, reason: 'a' | 'b') => void",
  ],
  ['unwraps NonNullable', "NonNullable<OtherProps['color'] | null>", "'red' | 'blue'"],
  [
    'expands the parameter types of functions',
    '(value: Size, index?: number) => React.ReactNode',
    "(value: 'small' | 'medium', index?: number) => React.ReactNode",
  ],
  [
    'adds parentheses to a function in a union',
    'string | ((a: string) => void)',
    'string | ((a: string) => void)',
  ],
  [
    'prints event handlers as functions',
    'React.MouseEventHandler<any>',
    '(event: React.MouseEvent<any>) => void',
  ],
  [
    'prints a general event handler with a synthetic event',
    'React.ReactEventHandler<Theme>',
    '(event: React.SyntheticEvent<Theme>) => void',
  ],
  ['adds parentheses to a union in an array', '(string | number)[]', '(string | number)[]'],
  ['keeps simple arrays', 'string[]', 'string[]'],
  ['drops empty overrides from an intersection', 'Theme & Overrides', 'Theme'],
  [
    'prints short objects on one line',
    '{ a?: string; b: Size }',
    "{ a?: string; b: 'small' | 'medium' }",
  ],
  ['prints an empty object without white space', '{   }', '{}'],
  ['drops never from a union', 'string | never', 'string'],
])('for a declared type, printType %s', (_, type, expected) => {
  expect(print(type)).toBe(expected);
});

test.each([
  ['array', '(string | undefined)[]'],
  ['type argument', 'Promise<string | undefined>'],
  ['parameter', '(value: string | undefined, only: undefined) => void'],
  ['return type', '() => string | undefined'],
  ['required field', '{ a: string | undefined; b: undefined }'],
  ['literal union', "Promise<'a' | undefined>"],
])('keeps undefined in the %s of an optional prop', (_, type) => {
  expect(print(type, printOptionalType)).toBe(type);
});

test.each([
  ['a prop', 'string | undefined', 'string'],
  ['a prop of another component', "OtherProps['color']", "'red' | 'blue'"],
  ['a prop that is an alias of literals', 'Maybe', "'a' | null"],
  ['a parameter', '(value?: string | undefined) => void', '(value?: string) => void'],
  ['a field', '{ a?: string | undefined }', '{ a?: string }'],
  ['a prop without another type', 'undefined', 'undefined'],
])('drops undefined from the type of %s when it is optional', (_, type, expected) => {
  expect(print(type, printOptionalType)).toBe(expected);
});

test.each([
  ['a rest parameter with its dots', '(...args: object[]) => void', '(...args: object[]) => void'],
  [
    'a function that is intersected with an object',
    '(() => void) & { cancel(): void }',
    '(() => void) & { cancel(): void }',
  ],
  [
    'a function that is intersected with a name',
    'Cancelable & (() => void)',
    'Cancelable & (() => void)',
  ],
  ['a constructor in a union', 'string | (new () => Theme)', 'string | (new () => Theme)'],
  [
    'a conditional type in a union',
    '(Size extends 1 ? string[] : string) | null',
    '(Size extends 1 ? string[] : string) | null',
  ],
  [
    'a conditional type in an intersection',
    'Theme & (Size extends 1 ? Theme : Named)',
    'Theme & (Size extends 1 ? Theme : Named)',
  ],
  [
    'a union of functions in an intersection',
    'Cancelable & (string | (() => void))',
    'Cancelable & (string | (() => void))',
  ],
  [
    'a function in a union with an object',
    '{ a: (b: string) => void } | string',
    '{ a: (b: string) => void } | string',
  ],
  [
    'a grouped function in a union',
    '(((a: 1) => void) & Theme) | null',
    '((a: 1) => void) & Theme | null',
  ],
  ['the type parameters of a function', '<T>(value: T) => T', '<T>(value: T) => T'],
  [
    'constraints and defaults of type parameters',
    '<T extends Size = "small">(value: T, other?: T[]) => void',
    "<T extends 'small' | 'medium' = 'small'>(value: T, other?: T[]) => void",
  ],
  ['a generic function in a union', 'null | (<T>(value: T) => T)', 'null | (<T>(value: T) => T)'],
  ['a type predicate', '(value: unknown) => value is Theme', '(value: unknown) => value is Theme'],
  ['a destructured parameter', '({ a,  b }: Named) => void', '({ a, b }: Named) => void'],
])('printType prints %s (FAULT E3)', (_, type, expected) => {
  expect(print(type)).toBe(expected);
});

test.each([
  ['a quote', `'it\\'s' | "a"`, `'it\\'s' | 'a'`],
  ['a quote in double quotes', `"it's"`, `'it\\'s'`],
  ['double quotes', `'"a"'`, `'"a"'`],
  ['a backslash', `'a\\\\b'`, `'a\\\\b'`],
  ['a line break', `'a\\nb'`, `'a\\nb'`],
  ['a quote, when an alias lists it', 'Quoted', `'it\\'s' | 'other'`],
])('prints a string literal with %s in single quotes (FAULT E5)', (_, type, expected) => {
  expect(print(type)).toBe(expected);
});

test('prints long object types on several lines and indents nested objects', () => {
  const long = `(event: React.ElementType, reason: 'one' | 'two') => void`;
  expect(print(`{ first: { inner: ${long} }; second?: string }`)).toBe(
    `{\n  first: {\n    inner: ${long};\n  };\n  second?: string;\n}`,
  );
});

test.each([
  ['prints the type argument that the file passes', 'slots', 'Partial<Slots>'],
  ['prints an unconstrained type parameter by name', 'value', 'Value'],
  ['prints a constrained type parameter by its constraint', 'root', 'React.ElementType'],
  ['prints a constrained type parameter by name inside type arguments', 'of', 'SxProps<Root>'],
  ['ignores type arguments of another type with the same name', 'made', 'object'],
  [
    'prints mapped slot props as members',
    'slotProps',
    '{\n  root?: Partial<ButtonProps> | ((ownerState: Theme) => Partial<ButtonProps>);\n}',
  ],
])('for a property of a generic type, printType %s', (_, name, expected) => {
  expect(printMember(name)).toBe(expected);
});
