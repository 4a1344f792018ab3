declare module 'virtual:states' {
  /** State of a component, with the story that shows it. */
  export interface PieceState {
    name: string;
    storyId: string;
  }

  /** Docs UI component with its states. */
  export interface Piece {
    title: string;
    states: readonly PieceState[];
  }

  /** All components that have states, by title. */
  export const pieces: readonly Piece[];
}
