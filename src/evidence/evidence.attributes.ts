/** `data-*` attributes of test results, with the meaning of each. */
export const evidenceAttributes = {
  'data-evidence': 'Status of a demo or story: `passed`, `failed`, `untested` or `edited`.',
  'data-page-verdict': 'Line about the tests of all demos of a page; only tests read it.',
  'data-result': 'Result of a proof, on its item: `passed`, `failed` or `not-run`.',
  'data-rules': 'Collapsible list of the axe rules of a criterion.',
  'data-run': 'Tier of the test run; empty without a run. Only stories read it.',
  'data-verdict': 'Verdict on a clause or a criterion: a value of `MarkedVerdict`.',
} as const;
