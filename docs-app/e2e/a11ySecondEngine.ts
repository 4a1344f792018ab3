import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { z } from 'zod';

const engine = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

const decisions = new URL('secondEngineDecisions.json', import.meta.url);

const decisionSchema = z.strictObject({
  rule: z.string().min(1),
  /** Reason id of the result; if omitted, the decision covers every reason of the rule. */
  reasonId: z.string().min(1).optional(),
  /** Name of a page template, or `*` for all templates. */
  where: z.string().min(1),
  decision: z.string().min(40),
  date: z.iso.date(),
});

export type Decision = z.infer<typeof decisionSchema>;

/** Result of a rule that did not pass. */
export interface Result {
  rule: string;
  reasonId: string;
  level: string;
  message: string;
  snippet: string;
}

interface AceReport {
  results: {
    ruleId: string;
    reasonId: string | number;
    value: [level: string, verdict: string];
    message: string;
    snippet: string;
  }[];
}

/** Reads the recorded decisions about results that are not definite violations. */
export function readDecisions(): Decision[] {
  return z.array(decisionSchema).parse(JSON.parse(readFileSync(decisions, 'utf8')));
}

/** Finds the decision about a result on the page of a template. */
export function findDecision(
  all: readonly Decision[],
  { rule, reasonId }: Result,
  template: string,
): Decision | undefined {
  return all.find(
    (decision) =>
      decision.rule === rule &&
      (decision.reasonId ?? reasonId) === reasonId &&
      (decision.where === '*' || decision.where === template),
  );
}

/** Checks the page in a color mode with IBM's engine, for WCAG 2.2 A and AA. */
export async function checkBySecondEngine(page: Page, mode: 'light' | 'dark'): Promise<Result[]> {
  // Evaluated as a string, because the page's Content Security Policy blocks other scripts.
  if (!(await page.evaluate(() => 'ace' in window)))
    await page.evaluate(`${engine};window.ace=ace`);
  return page.evaluate(async (colorMode) => {
    // Tests check the pages in iframes separately.
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
    // The engine also checks inert pictures of demos, which no user can reach.
    for (const picture of document.querySelectorAll('[inert]')) picture.replaceChildren();
    document.documentElement.dataset['mode'] = colorMode;
    const { ace } = window as unknown as {
      ace: {
        Checker: new () => { check: (root: Document, rules: string[]) => Promise<AceReport> };
      };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }) => value[1] !== 'PASS')
      .map(({ ruleId, reasonId, value, message, snippet }) => ({
        rule: ruleId,
        reasonId: String(reasonId),
        level: value.join(' '),
        message,
        snippet: snippet.slice(0, 200),
      }));
  }, mode);
}
