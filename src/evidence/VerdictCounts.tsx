import { ReportCounts } from './ConformanceReport.styles.ts';
import { VerdictMark, type MarkedVerdict } from './VerdictMark.tsx';

export interface VerdictCountsProps {
  /** Verdicts to count, in display order. */
  shown: readonly MarkedVerdict[];
  /** Verdicts of all rows. */
  verdicts: readonly MarkedVerdict[];
}

/** Renders a count for each verdict, such as passed or failed. */
export function VerdictCounts({ shown, verdicts }: VerdictCountsProps) {
  return (
    <ReportCounts>
      {shown.map((verdict) => (
        <li key={verdict}>
          <b>{verdicts.filter((candidate) => candidate === verdict).length}</b>
          <VerdictMark verdict={verdict} />
        </li>
      ))}
    </ReportCounts>
  );
}
