import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { CriterionAbout } from './ConformanceTable.styles.ts';
import { EvidenceCell } from './EvidenceCell.styles.ts';
import { EvidenceTable } from './EvidenceTable.tsx';
import type { CriterionGroup, KnownCriterion } from './evidence.types.ts';
import { judgeCriterion } from './judgeCriterion.ts';
import { ProofList } from './ProofList.tsx';
import { VerdictMark } from './VerdictMark.tsx';
import { WrittenDate } from './WrittenDate.tsx';

export interface ConformanceTableProps {
  /** WCAG criteria with their evidence, under one title. */
  group: CriterionGroup<KnownCriterion>;
  /** URL of the workbench, with a trailing slash. */
  workbenchUrl: string;
}

/** Lists the criteria of a WCAG principle with their tests, axe rules and notes (WKB-1). */
export function ConformanceTable({
  group: { title, criteria },
  workbenchUrl,
}: ConformanceTableProps) {
  const translate = useTranslate();
  return (
    <EvidenceTable
      title={title}
      columns={[
        translate('conformance.criterion'),
        translate('conformance.asks'),
        translate('conformance.evidence'),
      ]}
      rows={criteria.map((criterion) => ({
        id: criterion.number,
        promise: <About {...criterion} />,
        proof: <Evidence criterion={criterion} workbenchUrl={workbenchUrl} />,
      }))}
    />
  );
}

function About({ name, level, text }: KnownCriterion) {
  const translate = useTranslate();
  return (
    <CriterionAbout>
      <b>{name}</b>{' '}
      <small lang={useInterfaceLang()}>{translate('conformance.level', { level })}</small>
      <p>{text}</p>
    </CriterionAbout>
  );
}

interface EvidenceProps {
  criterion: KnownCriterion;
  workbenchUrl: string;
}

function Evidence({ criterion, workbenchUrl }: EvidenceProps) {
  const { proofs, rules, note } = criterion;
  return (
    <EvidenceCell>
      <VerdictMark verdict={judgeCriterion(criterion) ?? 'unproven'} />
      <ProofList proofs={proofs} workbenchUrl={workbenchUrl} />
      {rules.length > 0 && <Rules rules={rules} />}
      {note && (
        <p>
          <WrittenDate date={note.date} /> <span lang="en">{note.note}</span>
        </p>
      )}
    </EvidenceCell>
  );
}

function Rules({ rules }: Pick<KnownCriterion, 'rules'>) {
  const translate = useTranslate();
  return (
    <details data-rules="">
      <summary>{translate('conformance.rulesOf', { count: String(rules.length) })}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <code dir="ltr">{rule}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
