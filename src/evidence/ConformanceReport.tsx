import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { ReportRoot } from './ConformanceReport.styles.ts';
import { ConformanceTable, type ConformanceTableProps } from './ConformanceTable.tsx';
import type { KnownCriterion } from './evidence.types.ts';
import { joinCriteria } from './joinRun.ts';
import { judgeCriterion } from './judgeCriterion.ts';
import type { ProofRun } from './proofShapes.ts';
import { RunLine } from './RunLine.tsx';
import { VerdictCounts } from './VerdictCounts.tsx';
import type { MarkedVerdict } from './VerdictMark.tsx';

export interface ConformanceReportProps extends Pick<ConformanceTableProps, 'workbenchUrl'> {
  /** All WCAG success criteria of levels A and AA, grouped by principle. */
  groups: readonly ConformanceTableProps['group'][];
  /** Name and version of the engine that runs the axe rules. */
  engine: string;
  /** Results of the last test run; undefined when the current sources were not tested. */
  run: ProofRun | undefined;
}

/** Renders the evidence for each WCAG criterion in `groups`, and the test limitations (WKB-1). */
export function ConformanceReport({ groups, engine, run, workbenchUrl }: ConformanceReportProps) {
  const joined = joinCriteria(groups, run);
  return (
    <>
      <ReportRoot lang={useInterfaceLang()}>
        <RunLine run={run} />
        <Counts criteria={joined.flatMap((group) => group.criteria)} />
        <Limits engine={engine} />
      </ReportRoot>
      {joined.map((group) => (
        <ConformanceTable key={group.title} group={group} workbenchUrl={workbenchUrl} />
      ))}
    </>
  );
}

const VERDICTS: readonly MarkedVerdict[] = [
  ...(['passed', 'failed', 'not-run', 'rules', 'looked', 'absent', 'unproven'] as const),
];

function Counts({ criteria }: { criteria: readonly KnownCriterion[] }) {
  const translate = useTranslate();
  const countLevel = (level: KnownCriterion['level']) =>
    String(criteria.filter((criterion) => criterion.level === level).length);
  return (
    <>
      <p>
        {translate('conformance.counts', {
          ...{ count: String(criteria.length), a: countLevel('A'), aa: countLevel('AA') },
        })}
      </p>
      <VerdictCounts
        shown={VERDICTS}
        verdicts={criteria.map((criterion) => judgeCriterion(criterion) ?? 'unproven')}
      />
    </>
  );
}

/** Lists the limitations of the tests, such as no use of screen readers. */
function Limits({ engine }: Pick<ConformanceReportProps, 'engine'>) {
  const translate = useTranslate();
  return (
    <div>
      <b>{translate('conformance.limits')}</b>
      <ul>
        <li>{translate('conformance.noAssistive')}</li>
        <li>{translate('conformance.noPeople')}</li>
        <li>{translate('conformance.partOnly', { engine })}</li>
        <li>{translate('conformance.libraries')}</li>
        <li>{translate('conformance.noClaim')}</li>
      </ul>
    </div>
  );
}
