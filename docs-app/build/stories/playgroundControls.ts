import type { ComponentApi, PropApi } from '@vitrine/ui/core';

type Literal = string | number | boolean;

/** Control of a prop, in the form of Storybook's `argTypes`. */
interface Control {
  description: string;
  control: { type: 'select' | 'boolean' | 'number' | 'text' | 'object' };
  options?: readonly Literal[];
  table: { type: { summary: string }; defaultValue?: { summary: string } };
}

export interface Controls {
  /** Initial values: literal defaults of selects and booleans, and the name as `children`. */
  args: Record<string, unknown>;
  argTypes: Record<string, Control>;
}

const LITERAL = /^(?:'([^']*)'|(-?\d+(?:\.\d+)?)|(true|false))$/;
/** Members of a union that stand for any other string. */
const OPEN = /^(?:string|\(?string & \{\}\)?|OverridableStringUnion<.*>)$/;
/** Props of React and of styling that no control can show. */
const HIDDEN = /^(?:classes|component|components|componentsProps|slots|slotProps|style|ref|key)$/;

/** Creates controls for literal unions, booleans, numbers, strings, React nodes and `sx`. */
export function createControls({ name, props }: Pick<ComponentApi, 'name' | 'props'>): Controls {
  const controls: Controls = { args: {}, argTypes: {} };
  for (const prop of props) {
    const control =
      HIDDEN.test(prop.name) || prop.deprecated !== undefined ? undefined : pick(prop);
    if (!control) continue;
    controls.argTypes[prop.name] = describe(prop, control);
    const value = initialValue(prop, control, name);
    if (value !== undefined) controls.args[prop.name] = value;
  }
  return controls;
}

type Picked = Pick<Control, 'control' | 'options'>;

function pick({ name, type }: PropApi): Picked | undefined {
  if (name === 'sx') return { control: { type: 'object' } };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'number') return { control: { type: 'number' } };
  if (type === 'string' || /^React\.ReactNode$/.test(type)) return { control: { type: 'text' } };
  const members = type.split(' | ').filter((member) => !OPEN.test(member.trim()));
  const options = members.map((member) => parseLiteral(member.trim()));
  const literals = options.filter((option) => option !== undefined);
  if (literals.length < 2 || literals.length < options.length) return undefined;
  return { control: { type: 'select' }, options: literals };
}

/** Parses the source text of a literal; returns undefined for other expressions. */
function parseLiteral(text: string): Literal | undefined {
  const [, word, digits, truth] = LITERAL.exec(text) ?? [];
  if (word !== undefined) return word;
  if (digits !== undefined) return Number(digits);
  return truth === undefined ? undefined : truth === 'true';
}

function describe(prop: PropApi, picked: Picked): Control {
  const { description, type, default: initial } = prop;
  return {
    description,
    ...picked,
    table: {
      type: { summary: type },
      ...(initial !== undefined && { defaultValue: { summary: initial } }),
    },
  };
}

function initialValue(prop: PropApi, { control, options }: Picked, name: string): unknown {
  const initial = parseLiteral(prop.default ?? '');
  if (control.type === 'select') return options?.includes(initial!) ? initial : undefined;
  if (control.type === 'boolean') return typeof initial === 'boolean' ? initial : undefined;
  return prop.name === 'children' && control.type === 'text' ? name : undefined;
}
