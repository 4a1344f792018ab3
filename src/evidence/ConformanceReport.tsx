import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { ReportCounts, ReportRoot } from './ConformanceReport.styles.ts';
import { ConformanceTable, type ConformanceTableProps } from './ConformanceTable.tsx';
import type { CriterionVerdict, KnownCriterion } from './evidence.types.ts';
import { judgeCriterion } from './judgeCriterion.ts';
import { VerdictMark } from './VerdictMark.tsx';

export interface ConformanceReportProps extends Pick<ConformanceTableProps, 'workbenchUrl'> {
  /** All criteria, by principle. */
  groups: readonly ConformanceTableProps['group'][];
  /** Name and version of what checks the rules. */
  engine: string;
}

/** Reports what is known of every criterion, and what nobody tested (WKB-1). */
export function ConformanceReport({ groups, engine, workbenchUrl }: ConformanceReportProps) {
  const criteria = groups.flatMap((group) => group.criteria);
  return (
    <>
      <ReportRoot lang={useInterfaceLang()}>
        <Counts criteria={criteria} />
        <Limits engine={engine} />
      </ReportRoot>
      {groups.map((group) => (
        <ConformanceTable key={group.title} group={group} workbenchUrl={workbenchUrl} />
      ))}
    </>
  );
}

const VERDICTS: readonly CriterionVerdict[] = ['tested', 'rules', 'looked', 'absent'];

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
      <ReportCounts>
        {VERDICTS.map((verdict) => (
          <li key={verdict}>
            <b>{criteria.filter((criterion) => judgeCriterion(criterion) === verdict).length}</b>
            <VerdictMark verdict={verdict} />
          </li>
        ))}
      </ReportCounts>
    </>
  );
}

/** Says what the report cannot: an honest list is worth more than a long one. */
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
