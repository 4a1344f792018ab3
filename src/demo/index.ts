export { createStoryDecorator } from './createStoryDecorator.tsx';
export { pickDemoSource, type SourcePreference } from './pickDemoSource.ts';
export type {
  DemoCode,
  DemoFile,
  DemoProduct,
  DemoProvidersProps,
  DemoSource,
} from './demo.types.ts';
export { renderStyling } from './renderStyling.tsx';
export { DemoErrorBoundary, type DemoErrorBoundaryProps } from './DemoErrorBoundary.tsx';
export { DemoFrame, type DemoFrameProps } from './DemoFrame.tsx';
export {
  demoOfHash,
  installDemoCode,
  openDemoCode,
  type DemoCodeOptions,
} from './installDemoCode.ts';
export { renderVariants, showDemoVariants, type DemoMarkup } from './demoVariants.ts';
