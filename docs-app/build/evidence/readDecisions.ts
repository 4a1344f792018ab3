import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDecisions, type Decision } from '@vitrine/ui/core';

const DECISIONS_FILE = join(import.meta.dirname, 'undecided.json');

/** Reads the manual decisions about incomplete axe results. */
export function readDecisions(): Decision[] {
  return parseDecisions(readFileSync(DECISIONS_FILE, 'utf8'));
}
