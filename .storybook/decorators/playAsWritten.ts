import {
  FORCE_RE_RENDER,
  STORY_FINISHED,
  STORY_RENDER_PHASE_CHANGED,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Values = Readonly<Record<string, unknown>>;

/** Fields of Storybook's story context. Storybook creates one `abortSignal` per mount. */
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

interface Phase {
  storyId: string;
  newPhase: string;
}

/** Toolbar globals that change the text and the sizes that play functions assert. */
const WRITTEN = ['language', 'density', 'spacing', 'preset'];

/** Abort signals of mounts whose play function has started (`started`) or ended (`played`). */
const started = new WeakSet<AbortSignal>();
const played = new WeakSet<AbortSignal>();
/** Abort signals of mounts that were rendered with other values than those of the toolbar. */
const forced = new WeakSet<AbortSignal>();

/**
 * Runs a play function with the initial args, language and sizes of its story, because its
 * assertions depend on them. Then renders the story again with the toolbar values and changed args.
 */
export function playAsWritten(context: object): void {
  // Storybook's types lack `playFunction`.
  const shown = context as PlayedContext;
  const { id, viewMode, abortSignal, playFunction } = shown;
  if (!playFunction || viewMode === 'docs' || played.has(abortSignal)) return;
  const isPlaying = started.has(abortSignal);
  // Keep args that the play function changed.
  const written = chooseWritten(isPlaying ? { ...shown, args: shown.initialArgs } : shown);
  if (written) forced.add(abortSignal);
  if (isPlaying) {
    if (written) Object.assign(context, { globals: written.globals });
    return;
  }
  started.add(abortSignal);
  afterPlay(id, ({ status, reporters }) => {
    played.add(abortSignal);
    // A play function that threw has no reports. Rendering the story again would hide its error.
    const hasEnded = status === 'success' || reporters.length > 0;
    if (forced.has(abortSignal) && hasEnded) addons.getChannel().emit(FORCE_RE_RENDER);
  });
  if (written) Object.assign(context, written);
}

/** Calls `done` when the rendering that runs the play function has finished. */
function afterPlay(id: string, done: (finished: Finished) => void): void {
  const channel = addons.getChannel();
  let hasPlayed = false;
  const notePhase = ({ storyId, newPhase }: Phase) => {
    if (storyId === id && /^(played|errored|aborted)$/.test(newPhase)) hasPlayed = true;
  };
  // An args change during the play function also renders the story, and emits `STORY_FINISHED`
  // earlier.
  const finish = (finished: Finished) => {
    if (finished.storyId !== id || !hasPlayed) return;
    channel.off(STORY_RENDER_PHASE_CHANGED, notePhase);
    channel.off(STORY_FINISHED, finish);
    done(finished);
  };
  channel.on(STORY_RENDER_PHASE_CHANGED, notePhase);
  channel.on(STORY_FINISHED, finish);
}

/** Returns the args and globals that a play function expects, or undefined if they are current. */
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
  // Compare as strings, because Storybook parses numbers in the URL.
  const hasGlobals = WRITTEN.every((name) => String(globals[name]) === String(written[name]));
  if (hasArgs && hasGlobals) return undefined;
  const values = Object.fromEntries(WRITTEN.map((name) => [name, written[name]]));
  return { args: initialArgs, globals: { ...globals, ...values } };
}
