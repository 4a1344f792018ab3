export { ClauseTable, type ClauseTableProps } from './ClauseTable.tsx';
export type { Clause, ClauseGroup, Proof, ProvenClause } from './evidence.types.ts';
