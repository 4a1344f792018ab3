/** Severities of callouts that an author can use. */
export const CALLOUT_SEVERITIES = ['info', 'success', 'warning', 'error'] as const;

export type CalloutSeverity = (typeof CALLOUT_SEVERITIES)[number];
