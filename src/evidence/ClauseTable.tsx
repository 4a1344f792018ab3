import { useTranslate } from '../i18n/index.ts';
import { EvidenceCell } from './EvidenceCell.styles.ts';
import { EvidenceTable } from './EvidenceTable.tsx';
import type { ClauseGroup, ProvenClause } from './evidence.types.ts';
import { judgeProofs } from './judgeProofs.ts';
import { ProofList } from './ProofList.tsx';
import { VerdictMark } from './VerdictMark.tsx';

export interface ClauseTableProps {
  /** Clauses with their tests and stories, under one title. */
  group: ClauseGroup<ProvenClause>;
  /** URL of the workbench, with a trailing slash. */
  workbenchUrl: string;
}

/** Lists the clauses about a subject with the results of their tests and stories (WKB-1). */
export function ClauseTable({ group: { title, clauses }, workbenchUrl }: ClauseTableProps) {
  const translate = useTranslate();
  return (
    <EvidenceTable
      title={title}
      columns={[
        translate('evidence.clause'),
        translate('evidence.promise'),
        translate('evidence.proof'),
      ]}
      rows={clauses.map(({ id, text, proofs }) => ({
        id,
        promise: text,
        proof: (
          <EvidenceCell>
            <VerdictMark verdict={judgeProofs(proofs) ?? 'unproven'} />
            <ProofList proofs={proofs} workbenchUrl={workbenchUrl} />
          </EvidenceCell>
        ),
      }))}
    />
  );
}
