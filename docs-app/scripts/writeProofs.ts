import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ProofRun, TestTier } from '@vitrine/ui/core';
import { checkProofs } from '../build/evidence/checkProofs.ts';
import { listProofs } from '../build/evidence/listProofs.ts';
import { nameProofSources } from '../build/evidence/proofSources.ts';
import { readNamedProofs } from '../build/evidence/readProofs.ts';
import { readCommit } from '../node/readCommit.ts';
import { readResults, type ResultFiles } from './readResults.ts';

export interface ProofOptions extends ResultFiles {
  tier: TestTier;
  /** Path of the file with the results by clause and criterion. */
  file: string;
  /** Path of the file with the counts, in the format of vitest's JSON report. */
  output?: string | undefined;
}

/** Number of clauses and criteria without proof, and the lines to print. */
export interface ProofOutcome {
  failed: number;
  lines: readonly string[];
}

/** Writes the results of the gates by clause and criterion, and counts those without proof. */
export function writeProofs({ tier, file, output, ...files }: ProofOptions): ProofOutcome {
  const { results, lines } = readResults(files);
  const proofs = listProofs(readNamedProofs(), results);
  write(file, {
    ...{ version: 1, sources: nameProofSources(), ...readCommit() },
    ...{ date: new Date().toISOString(), tier, proofs },
  } satisfies Record<keyof ProofRun, unknown>);
  const { passed, problems } = checkProofs(proofs);
  const failed = problems.length;
  if (output) write(output, { numPassedTests: passed, numFailedTests: failed });
  return {
    failed,
    lines: [
      ...lines,
      ...problems.map((problem) => `✕ ${problem}`),
      `clauses and criteria: ${passed} passed, ${failed} failed`,
    ],
  };
}

function write(file: string, data: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(data));
}
