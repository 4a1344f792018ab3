import type { Page } from 'playwright';
import { findViolations } from './axe.ts';

/** Elements to exclude: the content of demos has the colors of the documented library. */
const DEMOS = ['[data-demo-stage]'];

/** Lists UI text with a contrast below 7:1, in dark and light mode; light mode stays on. */
export async function findPaleText(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['dark', 'light'] as const) {
    const rules = ['color-contrast-enhanced'];
    const violations = await findViolations(page, mode, { rules, without: DEMOS });
    found.push(...violations.map(({ target }) => `${mode}: ${target}`));
  }
  return found;
}
