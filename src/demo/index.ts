export { createStoryDecorator } from './createStoryDecorator.tsx';
export type { DemoProduct, DemoProvidersProps } from './demo.types.ts';
export { DemoErrorBoundary, type DemoErrorBoundaryProps } from './DemoErrorBoundary.tsx';
export { DemoFrame, type DemoFrameProps } from './DemoFrame.tsx';
