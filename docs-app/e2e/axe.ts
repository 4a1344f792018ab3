import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Axe from 'axe-core';
import type { Page } from 'playwright';
import { AXE_TAGS } from '@vitrine/ui/core';
import { injectPageStyles } from './injectPageStyles.ts';
import type { Violation } from './violations.ts';

// Disables transitions, so that axe never measures a color halfway between light and dark.
const STILL = '*,*::before,*::after{transition:none!important}';
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/** Axe rules that depend on colors; other rules have the same result in light and dark. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

export interface Judged {
  /** Selectors of the elements to check; the whole page by default. */
  within?: readonly string[];
  /** Selectors of the elements to exclude. */
  without?: readonly string[];
  /** Axe rules to run; every rule of `AXE_TAGS` by default. */
  rules?: readonly string[];
  /** Axe rules to disable. */
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
