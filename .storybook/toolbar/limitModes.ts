import type { ArgTypesEnhancer } from 'storybook/internal/types';

type Globals = Readonly<Record<string, unknown>>;

type Modes = Readonly<Record<string, Globals>>;

/**
 * Keeps one mode per look, because modes look the same when the globals of a story override them.
 * The kept mode differs least from the story's globals.
 */
export function limitModes(modes: Modes, storyGlobals: Globals): Modes {
  const entries = Object.entries(modes).map(([name, mode]) => {
    const fixed = Object.entries(storyGlobals).filter(([key]) => key in mode);
    const changes = fixed.filter(([key, value]) => mode[key] !== value).length;
    const look = JSON.stringify({ ...mode, ...Object.fromEntries(fixed) });
    return { name, changes, look };
  });
  const least = Map.groupBy(entries, ({ look }) => look)
    .values()
    .map((alike) => alike.reduce((a, b) => (b.changes < a.changes ? b : a)).name)
    .toArray();
  return Object.fromEntries(Object.entries(modes).filter(([name]) => least.includes(name)));
}

/** Context that Storybook passes to enhancers; its types lack the globals. */
type StoryContext = Parameters<ArgTypesEnhancer>[0] & { storyGlobals: Globals };

/**
 * Limits the Chromatic modes of a story to modes that look different. Mutates `parameters`, because
 * Storybook has enhancers only for args and argTypes.
 */
export const limitStoryModes: ArgTypesEnhancer = (context) => {
  const { argTypes, parameters, storyGlobals } = context as StoryContext;
  const { chromatic } = parameters;
  if (chromatic?.modes) {
    parameters['chromatic'] = { ...chromatic, modes: limitModes(chromatic.modes, storyGlobals) };
  }
  return argTypes;
};
