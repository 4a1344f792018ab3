import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readText } from '../../node/readText.ts';
import type { Controls } from './playgroundControls.ts';

/** File in a product's folder with the options of its playgrounds. */
const FILE = 'playgrounds.json';

/** JSON values, and the values of `playgroundCode.ts`: elements, render functions and imports. */
const propsSchema = z.record(z.string(), z.unknown());

const schema = z.strictObject({
  /** Reasons for components without a playground, by name. */
  leftOut: z.record(z.string(), z.string()).default({}),
  /** Initial args by component, which Controls can change. */
  args: z.record(z.string(), propsSchema).default({}),
  /** Props that a playground needs, by component name, such as required content. */
  props: z.record(z.string(), propsSchema).default({}),
  /** Reasons for props without a control, by component name; `*` is for every component. */
  uncontrolled: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Values that tests set, by component and prop, for props that reject arbitrary strings. */
  values: z.record(z.string(), z.record(z.string(), z.array(z.unknown()))).default({}),
  /**
   * Wrapper components by component name, outermost first, with their props. The wrappers of `*`
   * apply to every component.
   */
  within: z.record(z.string(), z.array(z.tuple([z.string(), propsSchema]))).default({}),
});

export type PlaygroundOptions = z.infer<typeof schema>;

/** Reads the `playgrounds.json` of a product; a product may have none. */
export function readOptions(productDir: string): PlaygroundOptions {
  const file = join(productDir, FILE);
  return schema.parse(existsSync(file) ? JSON.parse(readText(file)) : {});
}

/** Adds the initial args of a component, and removes the controls of fixed props. */
export function listControls(
  { args, argTypes }: Controls,
  { name, options }: { name: string; options: PlaygroundOptions },
): Controls {
  const { uncontrolled, props } = options;
  const unchanged = { ...uncontrolled['*'], ...uncontrolled[name], ...props[name] };
  const isFree = ([prop]: [string, unknown]) => !(prop in unchanged);
  return {
    args: Object.fromEntries(Object.entries({ ...args, ...options.args[name] }).filter(isFree)),
    argTypes: Object.fromEntries(Object.entries(argTypes).filter(isFree)),
  };
}
