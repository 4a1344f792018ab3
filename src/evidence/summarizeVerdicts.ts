import type { Verdict } from './evidence.types.ts';

/** Kinds of tests, in display order. */
const TESTS = [
  'light',
  'dark',
  'rightToLeft',
  'interaction',
  'keyboard',
  'axe',
  'screenshots',
] as const;

type Test = (typeof TESTS)[number];

/** Test run of a page's demos. */
export type VerdictRun = Pick<Verdict, 'date' | 'commit'>;

export interface VerdictSummary {
  /** Number of the page's demos. */
  total: number;
  tested: number;
  failed: number;
  /** Kinds of tests that ran for at least one demo. */
  tests: readonly Test[];
  /** Latest run; undefined when no demo was tested. */
  run: VerdictRun | undefined;
}

/** Summarizes the test results of a page's demos. Untested demos have undefined results. */
export function summarizeVerdicts(verdicts: readonly (Verdict | undefined)[]): VerdictSummary {
  const tested = verdicts.filter((verdict) => verdict !== undefined);
  const ran = new Set(tested.flatMap(listTests));
  return {
    total: verdicts.length,
    tested: tested.length,
    failed: tested.filter(({ status }) => status === 'failed').length,
    tests: TESTS.filter((test) => ran.has(test)),
    run: tested.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1),
  };
}

function listTests({ actions, keys, modes, screenshots }: Verdict): Test[] {
  const isIn = (name: 'light' | 'dark') => modes.some(({ mode }) => mode === name);
  const tests: Record<Test, boolean> = {
    light: isIn('light'),
    dark: isIn('dark'),
    rightToLeft: modes.some(({ direction }) => direction === 'rtl'),
    interaction: actions > 0,
    keyboard: keys.length > 0,
    axe: modes.length > 0,
    screenshots: screenshots !== undefined && screenshots.length > 0,
  };
  return TESTS.filter((test) => tests[test]);
}
