import * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { createCodeEditor, type CodeEditor } from './createCodeEditor.ts';
import type { EditedDemo } from './createEditedDemo.ts';
import { locateProblem } from './describeProblem.ts';
import { useEditedDemo } from './useEditedDemo.ts';

export interface CodeEditorRefs {
  /** What the editor stands in; it has the focus when nothing is edited. */
  panel: React.RefObject<HTMLDivElement | null>;
  /** Puts the cursor into the text, in a line if one is given. */
  focusText: (line?: number) => void;
}

/** Connects an editor of code to a demo. */
export function useCodeEditor(demo: EditedDemo, messageId: string): CodeEditorRefs {
  const translate = useTranslate();
  const panel = React.useRef<HTMLDivElement>(null);
  const editor = React.useRef<CodeEditor>(undefined);
  const { files, open, problem } = useEditedDemo(demo);
  // The one who writes the text also reads it back: it comes to the store by itself.
  React.useLayoutEffect(() => {
    if (!panel.current) return undefined;
    const created = createCodeEditor({
      parent: panel.current,
      files: demo.get().files,
      messageId,
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
  }, [demo, messageId, translate]);
  React.useLayoutEffect(() => editor.current?.setFiles(files), [files, demo, translate]);
  React.useLayoutEffect(() => editor.current?.show(open), [open, demo, translate]);
  React.useEffect(() => editor.current?.mark(locateProblem(problem)), [problem, demo, translate]);
  return { panel, focusText: React.useCallback((line) => editor.current?.focus(line), []) };
}
