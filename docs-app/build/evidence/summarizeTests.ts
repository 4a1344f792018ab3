import type { Evidence, TestSummary } from '@vitrine/ui/core';

/** Counts the results of the last test run for the home page. */
export function summarizeTests(evidence: Evidence): Omit<TestSummary, 'demos'> {
  const { stories, date } = evidence;
  const passed = stories.filter(({ status }) => status === 'passed');
  const rules = passed.flatMap(({ modes }) => modes.map((mode) => mode.rules));
  const assertions = passed.map(({ checks }) => checks);
  const checks = [...assertions, ...rules].reduce((sum, count) => sum + count, 0);
  return { stories: stories.length, failed: stories.length - passed.length, checks, date };
}
