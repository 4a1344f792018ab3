import * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { createCodeEditor, type CodeEditor } from './createCodeEditor.ts';
import type { EditedDemo } from './createEditedDemo.ts';
import { locateProblem } from './describeProblem.ts';
import { useEditedDemo } from './useEditedDemo.ts';

export interface CodeEditorRefs {
  /** Panel around the editor. Escape moves the focus from the text to the panel. */
  panel: React.RefObject<HTMLDivElement | null>;
  /** Focuses the text; moves the caret to a line if one is given. */
  focusText: (line?: number) => void;
}

/** Connects a code editor to an edited demo. */
export function useCodeEditor(
  demo: EditedDemo,
  { hint, message }: { hint: string; message: string },
): CodeEditorRefs {
  const translate = useTranslate();
  const panel = React.useRef<HTMLDivElement>(null);
  const editor = React.useRef<CodeEditor>(undefined);
  const { files, open, problem } = useEditedDemo(demo);
  // Do not depend on `files`: the editor itself reports typed text to the store.
  React.useLayoutEffect(() => {
    if (!panel.current) return undefined;
    const created = createCodeEditor({
      parent: panel.current,
      files: demo.get().files,
      hintId: hint,
      messageId: message,
      label: (name) => translate('editor.code', { file: name }),
      onEdit: demo.edit,
      onRefuse: demo.refuse,
      onLeave: () => panel.current?.focus(),
      onUndo() {
        const canUndo = demo.get().beforeReset !== undefined;
        demo.undoReset();
        return canUndo;
      },
    });
    editor.current = created;
    return () => created.destroy();
  }, [demo, hint, message, translate]);
  React.useLayoutEffect(() => editor.current?.setFiles(files), [files, demo, translate]);
  React.useLayoutEffect(() => editor.current?.show(open), [open, demo, translate]);
  React.useEffect(() => editor.current?.mark(locateProblem(problem)), [problem, demo, translate]);
  return { panel, focusText: React.useCallback((line) => editor.current?.focus(line), []) };
}
