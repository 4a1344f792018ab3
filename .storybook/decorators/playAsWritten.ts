import { FORCE_RE_RENDER, STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Values = Readonly<Record<string, unknown>>;

/** Parts of a story's context; Storybook creates one `abortSignal` per mount. */
export interface PlayedContext {
  id: string;
  viewMode: string;
  abortSignal: AbortSignal;
  playFunction?: unknown;
  args: Values;
  initialArgs: Values;
  globals: Values;
  initialGlobals: Values;
  storyGlobals: Values;
}

interface Finished {
  storyId: string;
  status: string;
  reporters: readonly unknown[];
}

/** Toolbar values that change the texts and sizes that play functions expect. */
const WRITTEN = ['language', 'density', 'spacing', 'preset'];

/** Mounts whose play function has ended. */
const played = new WeakSet<AbortSignal>();

/**
 * Runs a play function with the language, the sizes and the args that it was written for.
 * The values of the toolbar and the changed args apply once it has ended.
 */
export function playAsWritten(context: object): void {
  // The types of Storybook lack the play function.
  const shown = context as PlayedContext;
  const { id, viewMode, abortSignal, playFunction } = shown;
  if (!playFunction || viewMode === 'docs' || played.has(abortSignal)) return;
  const written = chooseWritten(shown);
  addons.getChannel().once(STORY_FINISHED, ({ storyId, status, reporters }: Finished) => {
    if (storyId !== id) return;
    played.add(abortSignal);
    // A play function that threw has no reports; rendering again would hide its error.
    const hasEnded = status === 'success' || reporters.length > 0;
    if (written && hasEnded) addons.getChannel().emit(FORCE_RE_RENDER);
  });
  if (written) Object.assign(context, written);
}

/** Returns the args and the globals of the play function; undefined when the story has them. */
export function chooseWritten({
  args,
  initialArgs,
  globals,
  initialGlobals,
  storyGlobals,
}: PlayedContext): Pick<PlayedContext, 'args' | 'globals'> | undefined {
  const written = { ...initialGlobals, ...storyGlobals };
  const names = Object.keys({ ...initialArgs, ...args });
  const hasArgs = names.every((name) => Object.is(args[name], initialArgs[name]));
  // Storybook parses numbers in the URL.
  const hasGlobals = WRITTEN.every((name) => String(globals[name]) === String(written[name]));
  if (hasArgs && hasGlobals) return undefined;
  const values = Object.fromEntries(WRITTEN.map((name) => [name, written[name]]));
  return { args: initialArgs, globals: { ...globals, ...values } };
}
