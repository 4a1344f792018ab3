import { computeScore, runChecks, type CheckResult } from 'afdocs';

/** Checks of the Agent-Friendly Documentation Spec that do not apply to the site. */
const SKIPPED = ['auth-alternative-access', 'section-header-quality'];

export interface AgentScore {
  /** Score from 0 to 100. */
  overall: number;
  /** Number of pages that the checks read. */
  pages: number;
  /** Checks that did not pass, with their message. */
  problems: string[];
}

interface JudgeOptions {
  /** Origin in the files of the site; the checks replace it with the origin of the server. */
  canonicalOrigin?: string;
  /** Maximum number of pages to check, evenly spaced in the page order. @default 5000 */
  maxPages?: number;
}

/** Runs `afdocs check` on pages of a served site (Agent-Friendly Documentation Spec 0.6.0). */
export async function checkAgentDocs(url: string, options: JudgeOptions = {}): Promise<AgentScore> {
  const { canonicalOrigin, maxPages = 5000 } = options;
  const report = await runChecks(url, {
    ...(canonicalOrigin !== undefined && { canonicalOrigin }),
    samplingStrategy: 'deterministic',
    maxLinksToTest: maxPages,
    requestDelay: 0,
  });
  const isProblem = ({ id, status }: CheckResult) =>
    status !== 'pass' && !(status === 'skip' && listSkipped(options).includes(id));
  return {
    overall: computeScore(report).overall,
    pages: report.testedPages ?? 0,
    problems: report.results
      .filter(isProblem)
      .map(({ id, status, message }) => `${id}: ${status}, ${message}`),
  };
}

/** Lists the checks that may be skipped. Without an origin, `llms-txt-coverage` has no sitemap. */
function listSkipped({ canonicalOrigin }: JudgeOptions): string[] {
  return canonicalOrigin === undefined ? [...SKIPPED, 'llms-txt-coverage'] : SKIPPED;
}
