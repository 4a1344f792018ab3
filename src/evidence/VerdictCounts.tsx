import { ReportCounts } from './ConformanceReport.styles.ts';
import { VerdictMark, type MarkedVerdict } from './VerdictMark.tsx';

export interface VerdictCountsProps {
  /** Verdicts in the order in which they are shown. */
  shown: readonly MarkedVerdict[];
  verdicts: readonly MarkedVerdict[];
}

/** Counts how often each verdict occurs. */
export function VerdictCounts({ shown, verdicts }: VerdictCountsProps) {
  return (
    <ReportCounts>
      {shown.map((verdict) => (
        <li key={verdict}>
          <b>{verdicts.filter((one) => one === verdict).length}</b>
          <VerdictMark verdict={verdict} />
        </li>
      ))}
    </ReportCounts>
  );
}
