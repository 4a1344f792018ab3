import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { states } from './states.ts';
import type { PieceTitle } from './states.types.ts';

/** A state of a piece, with the story that shows it. */
export interface PieceState {
  name: string;
  storyId: string;
}

/** A piece of the documentation's interface with all its states. */
export interface Piece {
  title: PieceTitle;
  /** The last part of the title. */
  name: string;
  states: readonly PieceState[];
}

/** Every piece, in the order of the sidebar. */
export const pieces: readonly Piece[] = (Object.keys(states) as PieceTitle[]).map((title) => ({
  title,
  name: title.split('/').at(-1) ?? title,
  states: states[title].map((exported) => ({
    name: storyNameFromExport(exported),
    storyId: toId(title, storyNameFromExport(exported)),
  })),
}));
