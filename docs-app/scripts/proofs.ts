import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ProofRun } from '@vitrine/ui/core';
import { checkProofs } from '../plugins/evidence/checkProofs.ts';
import { listProofs } from '../plugins/evidence/listProofs.ts';
import { nameProofSources } from '../plugins/evidence/proofSources.ts';
import { EVIDENCE_FILE } from '../plugins/evidence/readEvidence.ts';
import { PROOFS_FILE, readNamedProofs } from '../plugins/evidence/readProofs.ts';
import { CACHE } from '../plugins/paths.ts';
import { readCommit } from './readCommit.ts';
import { readResults } from './readResults.ts';
import { readTier } from './readTier.ts';

/** Writes the results of the gates by clause and criterion; fails unless every one is proven. */
function main(): number {
  const { values } = parseArgs({
    options: {
      tier: { type: 'string' },
      // Reports of vitest's JSON reporter.
      report: { type: 'string', multiple: true, default: ['unit', 'site'].map(nameReport) },
      evidence: { type: 'string', default: EVIDENCE_FILE },
      // Counts in the form of vitest's report.
      output: { type: 'string' },
      file: { type: 'string', default: PROOFS_FILE },
    },
  });
  const { results, lines } = readResults({ reports: values.report, evidence: values.evidence });
  const proofs = listProofs(readNamedProofs(), results);
  const run = {
    ...{ version: 1, sources: nameProofSources(), ...readCommit() },
    ...{ date: new Date().toISOString(), tier: readTier(values.tier), proofs },
  } satisfies Record<keyof ProofRun, unknown>;
  write(values.file, run);
  const { passed, problems } = checkProofs(proofs);
  const failed = problems.length;
  if (values.output) write(values.output, { numPassedTests: passed, numFailedTests: failed });
  for (const line of lines) console.log(line);
  for (const problem of problems) console.log(`✕ ${problem}`);
  console.log(`clauses and criteria: ${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

function nameReport(gate: string): string {
  return join(CACHE, `${gate}.json`);
}

function write(file: string, data: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(data));
}

process.exitCode = main();
