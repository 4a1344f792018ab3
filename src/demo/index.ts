export { pickDemoSource, pickStyling, type SourcePreference } from './pickDemoSource.ts';
export type {
  DemoCode,
  DemoFile,
  DemoProduct,
  DemoProvidersProps,
  DemoSource,
} from './demo.types.ts';
export { DemoErrorBoundary, type DemoErrorBoundaryProps } from './DemoErrorBoundary.tsx';
export { DemoFrame, type DemoFrameProps } from './DemoFrame.tsx';
export { installDemoCode, type DemoCodeOptions } from './installDemoCode.ts';
export { renderVariants, showDemoVariants, type DemoMarkup } from './demoVariants.ts';
export {
  createDemoStore,
  initialDemoState,
  type DemoState,
  type DemoStore,
} from './createDemoStore.ts';
export { nameDraft, parseDraft, type DemoDraft } from './demoDraft.ts';
export { FramedStage, type FramedStageProps } from './FramedStage.tsx';
export { DemoMenu, type DemoMenuProps } from './DemoMenu.tsx';
export { DemoToolbar, type DemoToolbarProps } from './DemoToolbar.tsx';
export { installDemoState } from './installDemoState.ts';
export {
  linkToSource,
  linkToState,
  linkToStory,
  parseDemoLink,
  type DemoLink,
  type SourceLink,
} from './demoLinks.ts';
export { UNPACKED_LIMIT } from './packText.ts';
export {
  createCodeSandboxForm,
  createProject,
  createStackBlitzForm,
  type Project,
  type ProjectInput,
  type SandboxForm,
} from './sandboxes.ts';
export { writeDemoTitle } from './writeDemoTitle.ts';
