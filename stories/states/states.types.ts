import type { Pieces } from './pieces.ts';

/** Title of a component's stories. */
export type PieceTitle = keyof Pieces;

type StateOf<Stories> = Exclude<keyof Stories, 'default'>;

/** Story names of each component. A name without a story is a compile error. */
export type States = { readonly [Title in PieceTitle]: readonly StateOf<Pieces[Title]>[] };
