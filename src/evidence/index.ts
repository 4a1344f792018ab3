export { ClauseReport, type ClauseReportProps } from './ClauseReport.tsx';
export { ClauseTable, type ClauseTableProps } from './ClauseTable.tsx';
export { ConformanceReport, type ConformanceReportProps } from './ConformanceReport.tsx';
export { ConformanceTable, type ConformanceTableProps } from './ConformanceTable.tsx';
export { DemoVerdict, type DemoVerdictProps } from './DemoVerdict.tsx';
export { installEditedVerdict } from './installEditedVerdict.ts';
export { PageVerdict, type PageVerdictProps } from './PageVerdict.tsx';
export { summarizeVerdicts, type VerdictRun } from './summarizeVerdicts.ts';
export type {
  Clause,
  ClauseGroup,
  Criterion,
  CriterionGroup,
  CriterionVerdict,
  Finding,
  KnownCriterion,
  ManualNote,
  ProvenClause,
  Verdict,
} from './evidence.types.ts';
export type { Proof, ProofRun, ProofStatus } from './proofShapes.ts';
