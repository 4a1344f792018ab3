import type { Verdict } from '@vitrine/ui/core';
import type { DemoResult } from '../../model/siteManifest.ts';

/** Summarizes the verdict of a demo for programs. */
export function toDemoResult({ status, date, commit, browser, ...verdict }: Verdict): DemoResult {
  return {
    ...{ status, date, commit, browser },
    actions: verdict.actions,
    checks: verdict.checks,
    keys: verdict.keys.length,
    violations: [...new Set(verdict.modes.flatMap(({ violations }) => violations))],
  };
}
