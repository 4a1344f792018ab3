import { relative } from 'node:path';

interface PlannedMutant {
  fileName: string;
}

/** Prints each file when its last mutant is done. */
export class ProgressReporter {
  #left = new Map<string, number>();
  #files = 0;

  onMutationTestingPlanReady({
    mutantPlans,
  }: {
    mutantPlans: readonly { mutant: PlannedMutant }[];
  }) {
    for (const { mutant } of mutantPlans) {
      this.#left.set(mutant.fileName, (this.#left.get(mutant.fileName) ?? 0) + 1);
    }
    this.#files = this.#left.size;
  }

  onMutantTested({ fileName }: PlannedMutant): void {
    const left = (this.#left.get(fileName) ?? 0) - 1;
    this.#left.set(fileName, left);
    if (left > 0) return;
    this.#left.delete(fileName);
    const done = this.#files - this.#left.size;
    process.stdout.write(`${done} of ${this.#files}  ${relative('', fileName)}\n`);
  }
}
