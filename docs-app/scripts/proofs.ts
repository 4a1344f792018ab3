import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EVIDENCE_FILE } from '../build/evidence/readEvidence.ts';
import { PROOFS_FILE } from '../build/evidence/readProofs.ts';
import { CACHE } from '../node/paths.ts';
import { readTier } from './readTier.ts';
import { writeProofs } from './writeProofs.ts';

const nameReport = (gate: string) => join(CACHE, `${gate}.json`);

const { values } = parseArgs({
  options: {
    tier: { type: 'string' },
    // Paths of vitest's JSON reports. Each file is named after its gate.
    report: { type: 'string', multiple: true, default: ['unit', 'site'].map(nameReport) },
    evidence: { type: 'string', default: EVIDENCE_FILE },
    // Path of the file with the counts, in the format of vitest's JSON report.
    output: { type: 'string' },
  },
});

const { failed, lines } = writeProofs({
  ...{ tier: readTier(values.tier), reports: values.report, evidence: values.evidence },
  ...{ file: PROOFS_FILE, output: values.output },
});
for (const line of lines) console.log(line);
process.exitCode = failed > 0 ? 1 : 0;
