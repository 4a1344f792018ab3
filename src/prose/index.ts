export { Callout, type CalloutProps } from './Callout.tsx';
export { CALLOUT_SEVERITIES, type CalloutSeverity } from './callout.constants.ts';
export { Prose } from './Prose.styles.ts';
export { TaskMark, type TaskMarkProps } from './TaskMark.tsx';
