import { stripVTControlCharacters } from 'node:util';

/** Fields of Jest's test result that this reporter prints. */
interface TestCaseResult {
  ancestorTitles: readonly string[];
  status: string;
  duration?: number | null;
  failureMessages: readonly string[];
}

interface TestFileResult {
  numFailingTests: number;
  failureMessage?: string | null;
  console?: readonly { message: string }[] | null;
}

const MARKS: Readonly<Record<string, string>> = { passed: '✓', failed: '✕' };
const STACK_LINE = /^ {4}at .*$\n?/gm;

/** Formats the result of a story as one line, followed by its failure messages. */
export function formatStory(result: TestCaseResult): string {
  const { ancestorTitles, status, duration, failureMessages } = result;
  const time = typeof duration === 'number' ? ` (${duration} ms)` : '';
  const line = `${MARKS[status] ?? '○'} ${ancestorTitles.join(' › ')}${time}`;
  // Remove stack lines, because they refer only to the generated test file.
  const messages = failureMessages.map((message) => indent(message.replaceAll(STACK_LINE, '')));
  return [line, ...messages].join('\n');
}

/** Prefixes every line with an arrow, like Vitest, because `npm test` prints such lines at once. */
function indent(text: string): string {
  return stripVTControlCharacters(text).trim().replaceAll(/^/gm, '  → ');
}

/** Prints each story when it ends; Jest's own reporter waits for all stories of a file. */
export default class StoryReporter {
  onTestCaseResult(_test: unknown, result: TestCaseResult): void {
    print(formatStory(result));
  }

  onTestResult(_test: unknown, result: TestFileResult): void {
    for (const { message } of result.console ?? []) print(indent(message));
    // The file could not be loaded, or its browser could not be started.
    if (result.failureMessage && result.numFailingTests === 0) print(`✕ ${result.failureMessage}`);
  }
}

/** Prints to stderr, as Jest does, because `--json` writes the report to stdout. */
function print(text: string): void {
  process.stderr.write(`${text}\n`);
}
