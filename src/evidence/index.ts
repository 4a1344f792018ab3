export { ClauseTable, type ClauseTableProps } from './ClauseTable.tsx';
export { DemoVerdict, type DemoVerdictProps } from './DemoVerdict.tsx';
export type {
  Clause,
  ClauseGroup,
  Finding,
  Proof,
  ProvenClause,
  Verdict,
} from './evidence.types.ts';
