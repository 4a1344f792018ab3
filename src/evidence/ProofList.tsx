import { storyHref } from '../demo/storyHref.ts';
import type { Proof } from './evidence.types.ts';

export interface ProofListProps {
  proofs: readonly Proof[];
  /** Address of the workbench, with a slash at its end. */
  workbenchUrl: string;
}

/** Lists stories, which open in the workbench, and tests. */
export function ProofList({ proofs, workbenchUrl }: ProofListProps) {
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
