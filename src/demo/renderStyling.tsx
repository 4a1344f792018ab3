import type * as React from 'react';
import { parseGlobals } from '../settings/parseGlobals.ts';
import { STYLING_SLUGS } from '../settings/settings.constants.ts';

/** Components of a demo, by the file name of their styling. */
type StylingModules = { system: React.ComponentType } & Partial<
  Record<'tailwind' | 'css', React.ComponentType>
>;

interface StoryContext {
  globals: Readonly<Record<string, unknown>>;
}

/** Creates the render function of a demo's story; a toolbar global chooses the styling (COD-3). */
export function renderStyling(modules: StylingModules) {
  return function render(_args: unknown, { globals }: StoryContext) {
    const { codeStyling } = parseGlobals(globals);
    const Demo = modules[STYLING_SLUGS[codeStyling]] ?? modules.system;
    return <Demo />;
  };
}
