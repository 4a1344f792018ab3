import isChromatic from 'chromatic/isChromatic';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { oncePerSignal } from '@vitrine/ui/core';
import { setAutoplay } from '../../docs-app/workbench/storybook.ts';

/** Fields of Storybook's story context. */
interface RestingContext {
  id: string;
  viewMode: string;
  abortSignal: AbortSignal;
  playFunction?: unknown;
  parameters: { rest?: boolean };
}

/** Payload of `FORCE_REMOUNT`. The toolbar's "Reload story" button adds `isRest`. */
interface Remount {
  storyId: string;
  isRest?: boolean;
}

/** Ids of the stories whose next mount runs the play function. */
const played = new Set<string>();
/** Abort signals of mounts that skip the play function. */
const resting = new WeakSet<AbortSignal>();
let isListening = false;

/** Decides once per mount, because the toolbar may render the story again during its play. */
const decide = oncePerSignal(({ id, abortSignal }: RestingContext) => {
  const isPlayed = played.delete(id);
  setAutoplay(id, isPlayed);
  if (!isPlayed) resting.add(abortSignal);
});

/**
 * Skips the play function of a story with the parameter `rest` until a person plays it in the
 * Interactions panel or the toolbar. Automated browsers and Chromatic play every story.
 */
export function restUntilPlayed(context: object): void {
  // Storybook's types lack `playFunction`.
  const story = context as RestingContext;
  if (!story.parameters.rest || story.viewMode === 'docs' || isAutomated()) return;
  listen();
  decide(story);
  if (resting.has(story.abortSignal)) story.playFunction = undefined;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Both the Interactions panel and the instrumenter remount a story in order to play it.
  addons.getChannel().on(FORCE_REMOUNT, ({ storyId, isRest }: Remount) => {
    if (isRest) played.delete(storyId);
    else played.add(storyId);
  });
}

function isAutomated(): boolean {
  return navigator.webdriver || isChromatic();
}
