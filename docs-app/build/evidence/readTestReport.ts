import * as z from 'zod';
import type { ProofStatus } from '@vitrine/ui/core';
import { relativePath } from '../../node/posixPaths.ts';
import { TITLE_SEPARATOR } from './readTitles.ts';

const reportSchema = z.object({
  /** Milliseconds since 1970. */
  startTime: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string().transform(
            // Skipped and pending tests did not run.
            (status): ProofStatus =>
              status === 'passed' || status === 'failed' ? status : 'not-run',
          ),
        }),
      ),
    }),
  ),
});

export interface TestResult {
  /** Path from the project's folder. */
  file: string;
  /** Titles of the `describe` blocks and of the test. */
  title: string;
  status: ProofStatus;
}

export interface TestReport {
  /** Milliseconds since 1970. */
  startTime: number;
  results: readonly TestResult[];
}

/** Reads a report of vitest's JSON reporter; throws for an invalid report. */
export function readTestReport(text: string, root: string): TestReport {
  const { startTime, testResults } = reportSchema.parse(JSON.parse(text));
  const results = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relativePath(root, name),
      title: [...ancestorTitles, title].join(TITLE_SEPARATOR),
      status,
    })),
  );
  return { startTime, results };
}
