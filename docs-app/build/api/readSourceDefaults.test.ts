import { expect, test } from 'vitest';
import { readSourceDefaults } from './readSourceDefaults.ts';

const within = (code: string) => `const Button = (inProps) => { const props = inProps; ${code} };`;

test.each([
  ['a string', within("const { size = 'medium' } = props;"), { size: "'medium'" }],
  ['a number', within('const { max = 5, min = -1 } = props;'), { max: '5', min: '-1' }],
  ['a boolean', within('const { open = false } = props;'), { open: 'false' }],
  ['an array', within("const { views = ['day', 1] } = props;"), { views: "['day', 1]" }],
  [
    'an object',
    within('const { slots = {}, at = { x: 1 } } = props;'),
    { slots: '{}', at: '{ x: 1 }' },
  ],
  ['a renaming', within("const { component: Root = 'div' } = inProps;"), { component: "'div'" }],
  [
    'a quoted prop name',
    within("const { 'aria-label': label = 'x' } = props;"),
    { 'aria-label': "'x'" },
  ],
  [
    'a constant of the same file',
    `const initial = 'table'; ${within('const { component = initial } = props;')}`,
    { component: "'table'" },
  ],
])('reads the default of a prop from a destructured props object: %s', (_, source, expected) => {
  expect(Object.fromEntries(readSourceDefaults(source))).toEqual(expected);
});

test.each([
  ['a computed value', within("const { component = open ? 'a' : 'b' } = props;")],
  ['an array with a computed value', within('const { views = [first] } = props;')],
  ['a computed constant', `const view = first(); ${within('const { view: v = view } = props;')}`],
  ['a constant of another file', within('const { timeout = duration } = props;')],
  ['a value of another object', within("const { size = 'small' } = slotProps;")],
  ['a prop without a default', within('const { size, ...other } = props;')],
])('reads no prop default from source code with %s', (_, source) => {
  expect(readSourceDefaults(source).size).toBe(0);
});

test.each([
  ['a function', "export function Button({ size = 'm' }) {}"],
  ['an arrow function', "const Button = ({ size = 'm' }) => null;"],
  [
    'a forwarded function',
    "const Button = React.forwardRef(({ size = 'm', ...props }, ref) => null);",
  ],
  ['a memoized function', "const Button = memo(forwardRef(function Button({ size = 'm' }) {}));"],
  ['a renamed export', "const a = ({ size: b = 'm' }) => null; export { a as Button };"],
])('reads prop defaults from the destructured parameter of %s (FAULT E4)', (_, source) => {
  const defaults = readSourceDefaults(source, { component: 'Button' });
  expect(Object.fromEntries(defaults)).toEqual({ size: "'m'" });
});

test.each([
  ['a static property', "class Button extends C { static defaultProps = { size: 'm', on: go }; }"],
  ['an assignment', "class Button extends C {} Button.defaultProps = { 'size': 'm' };"],
  ['a constant', "const d = { size: 'm' }; class Button {} Button.defaultProps = d;"],
  ['shorthand', "const size = 'm'; class Button {} Button.defaultProps = { size };"],
  [
    'a compiled class',
    "class a {} define(a, 'defaultProps', { size: 'm' }); export { a as Button };",
  ],
  [
    'a class expression',
    "const Button = class a extends C { static defaultProps = { size: 'm' } };",
  ],
  ['`this.props`', "class Button { render() { const { size = 'm' } = this.props; } }"],
])('reads prop defaults of a class component from %s', (_, source) => {
  const other = 'class Badge { static defaultProps = { max: 9 } } Badge.defaultProps = { min: 1 };';
  for (const isShared of [true, false]) {
    const code = `${other} ${source}`;
    const defaults = readSourceDefaults(code, { component: 'Button', isShared });
    expect(Object.fromEntries(defaults)).toEqual({ size: "'m'" });
  }
});

test('ignores parameter defaults of functions other than the component (FAULT E4)', () => {
  const source = "const Root = styled(({ size = 's' }) => size); function Button(props) {}";
  expect(readSourceDefaults(source, { component: 'Button' }).size).toBe(0);
});

test.each([
  ['a function', "export function Button({ size = 'm' }) {}"],
  ['a function with a props object', "function Button(props) { const { size = 'm' } = props; }"],
  ['a function without defaults', 'function Button(props) { return props.size; }'],
  [
    'a wrapped function',
    "function Inner(props) { const { size = 'm' } = props; }\nconst Button = memo(forwardRef(Inner));",
  ],
])('ignores the defaults of a helper component when the component is %s', (_, source) => {
  const helper = 'function ButtonIcon(props) { const { size = 12, gap = 1 } = props; }';
  const defaults = readSourceDefaults(`${helper}\n${source}`, { component: 'Button' });
  expect(Object.fromEntries(defaults)).toEqual(source.includes("'m'") ? { size: "'m'" } : {});
});

test('reads prop defaults from the whole file when the component has no code of its own', () => {
  const source = within("const { size = 'm' } = props;");
  expect(readSourceDefaults(source, { component: 'Chip' }).get('size')).toBe("'m'");
});

test('ignores prop defaults of other components in the same source file (FAULT E4)', () => {
  const source = `
    function Badge(props) { const { max = 99 } = props; }
    function Button(props) { const { size = 'm' } = props; }`;
  const defaults = readSourceDefaults(source, { component: 'Button', isShared: true });
  expect(Object.fromEntries(defaults)).toEqual({ size: "'m'" });
});

test.each([
  ['!0', 'true'],
  ['!1', 'false'],
  ['`m`', "'m'"],
])('prints the minified prop default %s as %s (FAULT E4)', (value, expected) => {
  const source = `const a = ({ open = ${value} }) => null; export { a as Button };`;
  expect(readSourceDefaults(source, { component: 'Button' }).get('open')).toBe(expected);
});
