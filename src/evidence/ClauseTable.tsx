import { storyHref } from '../demo/storyHref.ts';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { ClauseTableRoot } from './ClauseTable.styles.ts';
import type { ClauseGroup, Proof, ProvenClause } from './evidence.types.ts';

export interface ClauseTableProps {
  group: ClauseGroup<ProvenClause>;
  /** Address of the workbench, with a slash at its end. */
  workbenchUrl: string;
}

/** Lists the promises about a subject, and the stories and tests that prove each (WKB-1). */
export function ClauseTable({ group: { title, clauses }, workbenchUrl }: ClauseTableProps) {
  const translate = useTranslate();
  return (
    <ClauseTableRoot role="table" lang={useInterfaceLang()}>
      <caption>{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{translate('evidence.clause')}</th>
          <th role="columnheader">{translate('evidence.promise')}</th>
          <th role="columnheader">{translate('evidence.proof')}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {clauses.map(({ id, text, proofs }) => (
          <tr key={id} role="row">
            <th role="rowheader">{id}</th>
            <td role="cell" lang="en">
              {text}
            </td>
            <td role="cell">
              <Proofs proofs={proofs} workbenchUrl={workbenchUrl} />
            </td>
          </tr>
        ))}
      </tbody>
    </ClauseTableRoot>
  );
}

function Proofs({
  proofs,
  workbenchUrl,
}: Pick<ClauseTableProps, 'workbenchUrl'> & { proofs: readonly Proof[] }) {
  const translate = useTranslate();
  if (proofs.length === 0) return <span data-unproven="">{translate('evidence.unproven')}</span>;
  return (
    <ul>
      {proofs.map((proof) =>
        proof.kind === 'story' ? (
          <li key={proof.storyId}>
            <a href={storyHref(workbenchUrl, proof.storyId)} target="_top">
              {proof.title}
            </a>
          </li>
        ) : (
          <li key={proof.file}>
            <code dir="ltr">{proof.file}</code>
          </li>
        ),
      )}
    </ul>
  );
}
