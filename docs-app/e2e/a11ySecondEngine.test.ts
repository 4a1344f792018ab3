import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { checkBySecondEngine, findDecision, readDecisions } from './a11ySecondEngine.ts';
import { TEMPLATES, templates, visitTemplate, type Template } from './a11yTemplates.ts';
import { isWhole, shareModes } from './tier.ts';

const decisions = readDecisions();
const used = new Set<unknown>();
type Look = 'closed' | 'settings open';

/** What the engine says of the page as it is, and nobody has decided about. */
async function findUndecided(page: Page, template: Template, look: Look): Promise<string[]> {
  const found: string[] = [];
  for (const mode of shareModes(Object.keys(TEMPLATES).indexOf(template))) {
    for (const result of await checkBySecondEngine(page, mode)) {
      const decision = findDecision(decisions, result, template);
      if (decision) used.add(decision);
      const { rule, reasonId, level, message, snippet } = result;
      const line = `${mode}, ${look}: ${rule} ${reasonId} (${level}): ${message} ${snippet}`;
      // A plain violation is not decided about: it is mended.
      if (!decision || level === 'VIOLATION FAIL') found.push(line);
    }
  }
  return found;
}

describe.concurrent('a second engine, of IBM, finds nothing that is not decided', () => {
  test.each(templates)('%s, with the settings open (WCAG 2.2 A and AA)', (template, pathname) =>
    visitTemplate(pathname, async ({ page }) => {
      // With the settings open, the engine also checks the page behind them.
      const closed = isWhole ? await findUndecided(page, template, 'closed') : [];
      await page.locator('header [popovertarget="settings"]').press('Enter');
      await page.getByRole('dialog', { name: 'Settings' }).waitFor();
      const open = await findUndecided(page, template, 'settings open');
      expect([...closed, ...open]).toEqual([]);
    }),
  );
});

afterAll(() => {
  const gone = decisions.filter((decision) => !used.has(decision));
  expect(gone, 'decisions that nothing matches: remove them').toEqual([]);
});
