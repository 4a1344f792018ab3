import type { Pieces } from './pieces.ts';

/** Title of a piece's stories. */
export type PieceTitle = keyof Pieces;

type StateOf<Stories> = Exclude<keyof Stories, 'default'>;

/** Names of stories, by piece: what has no story does not compile. */
export type States = { readonly [Title in PieceTitle]: readonly StateOf<Pieces[Title]>[] };
