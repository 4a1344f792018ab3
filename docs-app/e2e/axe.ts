import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Axe from 'axe-core';
import type { Page } from 'playwright';
import { AXE_TAGS } from '@vitrine/ui/core';
import { injectPageStyles } from './injectPageStyles.ts';
import type { Violation } from './violations.ts';

// Without transitions, axe cannot measure a color halfway between two modes.
const STILL = '*,*::before,*::after{transition:none!important}';
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/** Rules whose result depends on colors; all others give the same result in every mode. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

export interface Judged {
  /** Selectors of the parts to check; without them, the whole page. */
  within?: readonly string[];
  /** Selectors of the parts to exclude. */
  without?: readonly string[];
  /** Rules to run; without them, every rule of `AXE_TAGS`. */
  rules?: readonly string[];
  /** Rules to disable. */
  skipped?: readonly string[];
}

/** Runs axe on the page in a color mode, and returns the violations. */
export async function findViolations(
  page: Page,
  mode: 'light' | 'dark',
  { within = ['html'], without = [], rules: only, skipped = [] }: Judged = {},
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await injectPageStyles(page, STILL);
  }
  return page.evaluate(
    async ({ runOnly, colorMode, off, include, exclude }) => {
      document.documentElement.dataset['mode'] = colorMode;
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      const options = {
        runOnly,
        resultTypes: ['violations' as const],
        elementRef: true,
        rules,
      };
      const { violations } = await window.axe.run({ include, exclude }, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, element }) => ({
          rule: id,
          help,
          target: target.join(' '),
          story: element?.closest<HTMLElement>('[data-story]')?.dataset['story'],
        })),
      );
    },
    {
      runOnly: only
        ? { type: 'rule' as const, values: [...only] }
        : { type: 'tag' as const, values: AXE_TAGS },
      ...{ colorMode: mode, off: skipped, include: [...within], exclude: [...without] },
    },
  );
}
