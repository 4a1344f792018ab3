import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { readMutant, type Mutant } from './mutants.ts';
import { chooseFiles, listPureFiles } from './pureFiles.ts';
import { createStrykerOptions } from './strykerOptions.ts';
import { compareSurvivors, parseSurvivors } from './survivors.ts';
import { writeReport } from './writeReport.ts';
import { ROOT } from '../node/paths.ts';

/** Runs of each fast-check property. The worker sets a seed, so that runs are reproducible. */
const PROPERTY_RUNS = '100';

const print = (text: string) => process.stdout.write(`${text}\n`);

function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

async function mutate(files: readonly string[]): Promise<Mutant[]> {
  process.env['PROPERTY_RUNS'] = PROPERTY_RUNS;
  const mutants = await new Stryker(createStrykerOptions(files)).runMutationTest();
  return mutants.map((mutant) => {
    const file = relative(ROOT, mutant.fileName).replaceAll('\\', '/');
    return readMutant(mutant, file, readText(file));
  });
}

async function main(): Promise<void> {
  const since = performance.now();
  process.chdir(ROOT);
  const pure = listPureFiles();
  const files = chooseFiles(pure, process.argv.slice(2));
  const explained = parseSurvivors(readText('docs-app/mutation/survivors.json'));
  const mutants = (await mutate(files)).toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
  const isAsked = ({ file }: { file: string }) => files.includes(file) || !pure.includes(file);
  const compared = compareSurvivors(mutants, explained.filter(isAsked));
  const { lines, hasPassed } = writeReport(mutants, compared);
  for (const line of lines) print(line);
  const seconds = Math.round((performance.now() - since) / 1000);
  print(`${files.length} files mutated in ${seconds} s`);
  process.exitCode = hasPassed ? 0 : 1;
}

await main().catch((error: Error) => {
  print(error.message);
  process.exitCode = 1;
});
