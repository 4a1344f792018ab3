import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, type Evidence } from '@vitrine/ui/core';
import { joinEvidence } from '../build/evidence/joinEvidence.ts';
import { readDecisions } from '../build/evidence/readDecisions.ts';
import { readSources } from '../build/evidence/builtSources.ts';
import { readCommit } from '../node/readCommit.ts';
import { readTier } from './readTier.ts';

/** Files of a run of the story tests, and the evidence file to write. */
export interface EvidenceInput {
  /** Folder of the built workbench. */
  dir: string;
  /** Jest's JSON report. */
  report: string;
  /** File with one JSON line per story. */
  records: string;
  browser: string;
  file: string;
}

/** Writes the evidence of a run, for the sources that the workbench was built from. */
export function writeEvidence({ dir, report, records, browser, file }: EvidenceInput): Evidence {
  const lines = readFileSync(records, 'utf8').split('\n');
  const evidence = joinEvidence({
    report: readJson(report),
    index: readJson(join(dir, 'index.json')),
    records: lines.flatMap((line) => parseRecord(line) ?? []),
    about: {
      // Without a hash, the evidence belongs to no build.
      sources: readSources(dir)?.sources ?? '',
      ...readCommit(),
      date: new Date().toISOString(),
      tier: readTier(),
      browser: readBrowser(browser),
      decisions: readDecisions(),
    },
  });
  writeFileSync(file, JSON.stringify(evidence));
  return evidence;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the browser's name and version, without the suffix of a Linux distribution. */
function readBrowser(browser: string): string {
  const version = execFileSync(browser, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
  return /^\S+ [\d.]+/.exec(version)?.[0] ?? version.trim();
}
