import { useTranslate } from '../i18n/index.ts';
import { EvidenceTable } from './EvidenceTable.tsx';
import type { ClauseGroup, ProvenClause } from './evidence.types.ts';
import { ProofList } from './ProofList.tsx';

export interface ClauseTableProps {
  group: ClauseGroup<ProvenClause>;
  /** Address of the workbench, with a slash at its end. */
  workbenchUrl: string;
}

/** Lists the promises about a subject, and the stories and tests that prove each (WKB-1). */
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
        proof:
          proofs.length > 0 ? (
            <ProofList proofs={proofs} workbenchUrl={workbenchUrl} />
          ) : (
            <span data-unproven="">{translate('evidence.unproven')}</span>
          ),
      }))}
    />
  );
}
