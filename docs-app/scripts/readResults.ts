import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Results } from '../build/evidence/listProofs.ts';
import { dateProofSources } from '../build/evidence/proofSources.ts';
import { readEvidence } from '../build/evidence/readEvidence.ts';
import { readTestReport, type TestResult } from '../build/evidence/readTestReport.ts';
import { ROOT } from '../node/paths.ts';

export interface ResultFiles {
  /** Paths of vitest's JSON reports, each named after its gate. */
  reports: readonly string[];
  /** Path of the evidence file of a run of the story tests. */
  evidence: string;
}

/** Results of the gates that ran on the current sources, and a summary line per gate. */
export interface ReadResults {
  results: Results;
  lines: readonly string[];
}

/** Reads the results of the gates; ignores reports older than the newest source file. */
export function readResults({ reports, evidence: evidenceFile }: ResultFiles): ReadResults {
  const changed = dateProofSources();
  const read = reports.map((file) => readReport(file, changed));
  const evidence = readEvidence(evidenceFile);
  const stories = new Map(evidence?.stories.map(({ storyId, status }) => [storyId, status]));
  return {
    results: { tests: read.flatMap(({ results }) => results), stories },
    lines: [
      ...read.map(({ line }) => line),
      evidence
        ? `stories: ${stories.size} results`
        : `stories: not run on these sources (${evidenceFile})`,
    ],
  };
}

interface ReadReport {
  line: string;
  results: readonly TestResult[];
}

function readReport(file: string, changed: number): ReadReport {
  const name = basename(file, '.json');
  if (!existsSync(file)) return { line: `${name}: not run, ${file} is missing`, results: [] };
  const { startTime, results } = readTestReport(readFileSync(file, 'utf8'), ROOT);
  if (startTime < changed) {
    return { line: `${name}: not run since a source changed`, results: [] };
  }
  return { line: `${name}: ${results.length} results`, results };
}
