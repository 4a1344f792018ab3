import * as React from 'react';
import { storyHref } from '../demo/storyHref.ts';
import { useTranslate } from '../i18n/index.ts';
import { ProofItem, ProofItems } from './ProofList.styles.ts';
import type { Proof, ProofStatus } from './proofShapes.ts';

export interface ProofListProps {
  /** Tests and stories with their results, in any order. */
  proofs: readonly Proof[];
  /** URL of the workbench, with a trailing slash. */
  workbenchUrl: string;
}

/** Number of visible entries while the list is collapsed; failures are always visible. */
const SHOWN = 2;
const ORDER: readonly ProofStatus[] = ['failed', 'passed', 'not-run'];

/** Lists tests and stories with their results, failures first. Stories link to the workbench. */
export function ProofList({ proofs, workbenchUrl }: ProofListProps) {
  const sorted = ORDER.flatMap((status) => proofs.filter((proof) => proof.status === status));
  const failed = proofs.filter(({ status }) => status === 'failed');
  const visibleCount = Math.max(SHOWN, failed.length);
  const folded = sorted.slice(visibleCount);
  return (
    <>
      <Items proofs={sorted.slice(0, visibleCount)} workbenchUrl={workbenchUrl} />
      {folded.length > 0 && <Folded proofs={folded} workbenchUrl={workbenchUrl} />}
    </>
  );
}

/** Renders the collapsed entries only while open, because some criteria have dozens. */
function Folded({ proofs, workbenchUrl }: ProofListProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = React.useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{translate('evidence.more', { count: String(proofs.length) })}</summary>
      {isOpen && <Items proofs={proofs} workbenchUrl={workbenchUrl} />}
    </details>
  );
}

function Items({ proofs, workbenchUrl }: ProofListProps) {
  const translate = useTranslate();
  return (
    <ProofItems>
      {proofs.map((proof, index) => (
        <ProofItem key={index} data-result={proof.status}>
          <span data-mark="">{translate(`evidence.result.${proof.status}`)}</span>
          {proof.kind === 'story' ? (
            <a href={storyHref(workbenchUrl, proof.storyId)} target="_top" lang="en" dir="ltr">
              {proof.title}
            </a>
          ) : (
            <span lang="en" dir="ltr">
              <code>{proof.file}</code> {proof.title}
            </span>
          )}
        </ProofItem>
      ))}
    </ProofItems>
  );
}
