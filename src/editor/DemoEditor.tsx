import * as React from 'react';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import type { EditedDemo } from './createEditedDemo.ts';
import { EditorRoot } from './DemoEditor.styles.ts';
import { EditorMessage } from './EditorMessage.tsx';
import { FileTabs } from './FileTabs.tsx';
import { listTextFiles } from './listTextFiles.ts';
import { useCodeEditor } from './useCodeEditor.ts';
import { useEditedDemo } from './useEditedDemo.ts';

export interface DemoEditorProps {
  /** Demo from `createEditedDemo`; `EditedStage` runs it. */
  demo: EditedDemo;
  /** Whether the text gets the focus when the editor appears. */
  isFocused?: boolean;
}

/**
 * Renders the code editor of a demo and its problem message.
 * Tab skips the text until the user presses Enter.
 */
export function DemoEditor({ demo, isFocused = false }: DemoEditorProps) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  const id = useFrameId();
  const { files, open } = useEditedDemo(demo);
  const ids = { hint: `${id}hint`, message: `${id}message` };
  const { panel, focusText } = useCodeEditor(demo, ids);
  React.useEffect(() => {
    if (isFocused) focusText();
  }, [isFocused, focusText]);
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== panel.current) return;
    event.preventDefault();
    focusText();
  };
  const hasTabs = listTextFiles(files).length > 1;
  return (
    <EditorRoot>
      <div data-editor-bar="">
        {hasTabs ? <FileTabs demo={demo} id={id} /> : <span data-file-name="">{open}</span>}
        <p id={ids.hint} lang={lang}>
          {translate('editor.hint')}
        </p>
        <UndoButton demo={demo} onUndo={focusText} />
      </div>
      <div data-editor-text="">
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions -- Enter starts editing, and the keyboard scrolls */}
        <div
          ref={panel}
          id={`${id}panel`}
          role={hasTabs ? 'tabpanel' : 'group'}
          aria-labelledby={hasTabs ? `${id}${open}` : undefined}
          aria-label={hasTabs ? undefined : translate('editor.label')}
          aria-describedby={ids.hint}
          data-editor-panel=""
          dir="ltr"
          tabIndex={0}
          onKeyDown={handleKeyDown}
        />
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions */}
      </div>
      <EditorMessage demo={demo} id={ids.message} onShow={focusText} />
    </EditorRoot>
  );
}

/** Renders a button that restores the text from before the last reset. */
function UndoButton({ demo, onUndo }: DemoEditorProps & { onUndo: () => void }) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  if (!useEditedDemo(demo).beforeReset) return null;
  const handleUndo = () => {
    demo.undoReset();
    // Move the focus to the text, because the focused button disappears.
    onUndo();
  };
  return (
    <button type="button" data-editor-undo="" lang={lang} onClick={handleUndo}>
      {translate('editor.undoReset')}
    </button>
  );
}
