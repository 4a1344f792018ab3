/** The editor feature, with the view that edits a demo. That view loads CodeMirror, so the barrel leaves it out. */
export * from './editor/index.ts';
export { DemoEditor, type DemoEditorProps } from './editor/DemoEditor.tsx';
