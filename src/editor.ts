/** The view that edits a demo; it brings an editor of code along, so it has an entry of its own. */
export { DemoEditor, type DemoEditorProps } from './editor/DemoEditor.tsx';
