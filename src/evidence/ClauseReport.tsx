import { useInterfaceLang } from '../i18n/index.ts';
import { ClauseTable, type ClauseTableProps } from './ClauseTable.tsx';
import { ReportRoot } from './ConformanceReport.styles.ts';
import { joinClauses } from './joinRun.ts';
import { judgeProofs } from './judgeProofs.ts';
import type { ProofRun } from './proofShapes.ts';
import { RunLine } from './RunLine.tsx';
import { VerdictCounts } from './VerdictCounts.tsx';

export interface ClauseReportProps extends Pick<ClauseTableProps, 'workbenchUrl'> {
  /** All clauses of the specification, grouped by subject. */
  groups: readonly ClauseTableProps['group'][];
  /** Results of the last test run; undefined when the current sources were not tested. */
  run: ProofRun | undefined;
}

/** Renders the test results of all clauses: a summary, and a table per subject (WKB-1). */
export function ClauseReport({ groups, run, workbenchUrl }: ClauseReportProps) {
  const joined = joinClauses(groups, run);
  const verdicts = joined
    .flatMap((group) => group.clauses)
    .map(({ proofs }) => judgeProofs(proofs) ?? 'unproven');
  return (
    <>
      <ReportRoot lang={useInterfaceLang()}>
        <RunLine run={run} />
        <VerdictCounts shown={['passed', 'failed', 'not-run', 'unproven']} verdicts={verdicts} />
      </ReportRoot>
      {joined.map((group) => (
        <ClauseTable key={group.title} group={group} workbenchUrl={workbenchUrl} />
      ))}
    </>
  );
}
