export { createEditedDemo, type EditedDemo } from './createEditedDemo.ts';
export { EditedStage, type EditedStageProps } from './EditedStage.tsx';
export { PLAY_PATHS } from './editor.constants.ts';
export type * from './editor.types.ts';
export type * from './protocol.ts';
