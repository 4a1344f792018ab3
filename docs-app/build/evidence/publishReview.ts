import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence } from '@vitrine/ui/core';
import { VISUAL_REVIEW } from '../../node/paths.ts';

/**
 * Copies the review of `npm run visual` into a built workbench, as `review/`. Skips an outdated
 * review: the evidence has a `base` only if the screenshots match the current sources.
 */
export function publishReview(
  workbench: string,
  evidence: Pick<Evidence, 'base'> | undefined,
  review = VISUAL_REVIEW,
): void {
  if (evidence?.base === undefined || !existsSync(review)) return;
  cpSync(review, join(workbench, 'review'), { recursive: true });
}
