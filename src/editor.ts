/**
 * Exports the editor feature with `DemoEditor`.
 * The main barrel omits `DemoEditor`, because this component loads CodeMirror.
 */
export * from './editor/index.ts';
export { DemoEditor, type DemoEditorProps } from './editor/DemoEditor.tsx';
