export {
  Callout,
  CALLOUT_SEVERITIES,
  type CalloutProps,
  type CalloutSeverity,
} from './Callout.tsx';
export { Prose } from './Prose.styles.ts';
export { TaskMark, type TaskMarkProps } from './TaskMark.tsx';
