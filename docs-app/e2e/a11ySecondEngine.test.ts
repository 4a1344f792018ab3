import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { checkBySecondEngine, findDecision, readDecisions } from './a11ySecondEngine.ts';
import { TEMPLATES, templates, visitTemplate, type Template } from './a11yTemplates.ts';
import { isWhole, shareModes } from './tier.ts';

const decisions = readDecisions();
const used = new Set<unknown>();
type PageState = 'closed' | 'settings open';

/** Lists definite violations, and results that no recorded decision covers. */
async function findUndecided(page: Page, template: Template, state: PageState): Promise<string[]> {
  const undecided: string[] = [];
  for (const mode of shareModes(Object.keys(TEMPLATES).indexOf(template))) {
    for (const result of await checkBySecondEngine(page, mode)) {
      const decision = findDecision(decisions, result, template);
      if (decision) used.add(decision);
      const { rule, reasonId, level, message, snippet } = result;
      const line = `${mode}, ${state}: ${rule} ${reasonId} (${level}): ${message} ${snippet}`;
      // A definite violation must be fixed; no decision can accept it.
      if (!decision || level === 'VIOLATION FAIL') undecided.push(line);
    }
  }
  return undecided;
}

describe.concurrent('accessibility engine of IBM, with the settings open', () => {
  test.each(templates)(
    '%s: has only results that a recorded decision accepts (WCAG 2.2 A and AA)',
    (template, pathname) =>
      visitTemplate(pathname, async ({ page }) => {
        // With the settings open, the engine also checks the page behind them.
        const closed = isWhole ? await findUndecided(page, template, 'closed') : [];
        await page.locator('header [popovertarget="docs-settings"]').press('Enter');
        await page.getByRole('dialog', { name: 'Settings' }).waitFor();
        const open = await findUndecided(page, template, 'settings open');
        expect([...closed, ...open]).toEqual([]);
      }),
  );
});

afterAll(() => {
  const unused = decisions.filter((decision) => !used.has(decision));
  expect(unused, 'unused decisions: remove them').toEqual([]);
});
