export { createEditedDemo, type EditedDemo } from './createEditedDemo.ts';
export { EditedStage, type EditedStageProps } from './EditedStage.tsx';
export type * from './editor.types.ts';
export { openPlayFrame, type PlayFrameOptions } from './openPlayFrame.ts';
export type * from './protocol.ts';
