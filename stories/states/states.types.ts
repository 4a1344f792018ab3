import type { Pieces } from './pieces.ts';

/** Title of a component's stories. */
export type PieceTitle = keyof Pieces;

type StateOf<Stories> = Exclude<keyof Stories, 'default'>;

/** Names of stories by component. A name without a story does not compile. */
export type States = { readonly [Title in PieceTitle]: readonly StateOf<Pieces[Title]>[] };
