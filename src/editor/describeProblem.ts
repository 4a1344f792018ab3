import type { Translate } from '../i18n/createTranslator.ts';
import { PING_MS, SILENT_PINGS, TEXT_LIMIT } from './editor.constants.ts';
import type { EditorProblem } from './editor.types.ts';

const SECONDS = (PING_MS * (SILENT_PINGS + 1)) / 1000;

/** Describes a problem as translated text, without its file and line. */
export function describeProblem(problem: EditorProblem, translate: Translate): string {
  switch (problem.kind) {
    case 'tooLong':
      return translate('editor.tooLong', { limit: TEXT_LIMIT });
    case 'stopped': {
      const outcome = translate(problem.runsAgain ? 'editor.runsAgain' : 'editor.waits');
      return translate(`editor.stopped.${problem.reason}`, { seconds: SECONDS, outcome });
    }
    case 'import': {
      const { message: name, closest = [] } = problem;
      if (closest.length === 0) return translate('editor.problem.importUnlike', { name });
      return translate('editor.problem.import', { name, closest: closest.join(', ') });
    }
    default:
      return translate(`editor.problem.${problem.kind}`, { message: problem.message });
  }
}

/** Returns the file and line of a problem, if both are known. */
export function locateProblem(
  problem: EditorProblem | undefined,
): { file: string; line: number } | undefined {
  if (!problem || !('message' in problem)) return undefined;
  const { file, line } = problem;
  return file === undefined || line === undefined ? undefined : { file, line };
}
