import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { states } from './states.ts';
import type { PieceTitle } from './states.types.ts';

/** State of a component, with the story that shows it. */
export interface PieceState {
  name: string;
  storyId: string;
}

/** Docs UI component with its states. */
export interface Piece {
  title: PieceTitle;
  /** Name below its category, such as `CodeBlock` or `CodeBlock Lines`. */
  name: string;
  states: readonly PieceState[];
}

/** All components that declare states, in the order of `states`. */
export const pieces: readonly Piece[] = (Object.keys(states) as PieceTitle[]).map((title) => ({
  title,
  name: title.split('/').slice(2).join(' '),
  states: states[title].map((exported) => ({
    name: storyNameFromExport(exported),
    storyId: toId(title, storyNameFromExport(exported)),
  })),
}));
