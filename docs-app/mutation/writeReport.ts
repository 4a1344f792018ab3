import { scoreMutants, toPercent, type Mutant } from './mutants.ts';
import type { ComparedSurvivors } from './survivors.ts';

/** Minimum mutation score, in percent. */
const LEAST_SCORE = 90;

export interface Report {
  lines: string[];
  hasPassed: boolean;
}

/**
 * Formats the mutation score of each folder, the unexplained survivors and the outdated entries of
 * `survivors.json`. Decides whether the run passes.
 */
export function writeReport(mutants: readonly Mutant[], compared: ComparedSurvivors): Report {
  const { unexplained, outdated } = compared;
  const folders = new Set(mutants.map(({ file }) => folderOf(file)));
  const scores = [...folders].map((folder) =>
    writeScore(
      folder,
      mutants.filter(({ file }) => folderOf(file) === folder),
    ),
  );
  const percent = toPercent(scoreMutants(mutants));
  return {
    lines: [
      ...scores,
      writeScore('all', mutants),
      ...unexplained.map(({ file, line, change }) => `survived: ${file}:${line}  ${change}`),
      ...outdated.map(({ file, change }) => `no longer survives: ${file}  ${change}`),
      ...(unexplained.length > 0
        ? [
            'Add a test that fails with each mutant, or explain it in docs-app/mutation/survivors.json.',
          ]
        : []),
      ...(outdated.length > 0
        ? ['Delete the mutants that no longer survive from docs-app/mutation/survivors.json.']
        : []),
      ...(percent < LEAST_SCORE ? [`The score is ${percent}%, below ${LEAST_SCORE}%.`] : []),
    ],
    hasPassed: unexplained.length === 0 && outdated.length === 0 && percent >= LEAST_SCORE,
  };
}

function folderOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

function writeScore(name: string, mutants: readonly Mutant[]): string {
  const score = scoreMutants(mutants);
  return `${name}: ${toPercent(score)}%, ${score.killed} of ${score.total} mutants killed`;
}
