import { parseProofRun, type ProofRun } from './proofShapes.ts';

/** File in the workbench folder; contains `null` when the workbench was not tested. */
export const WORKBENCH_PROOFS = 'proofs.json';

/** Loads the results of the last test run; undefined when this workbench was not tested. */
export async function loadProofRun(): Promise<ProofRun | undefined> {
  const response = await fetch(WORKBENCH_PROOFS).catch(() => undefined);
  return response?.ok ? parseProofRun(await response.text()) : undefined;
}
