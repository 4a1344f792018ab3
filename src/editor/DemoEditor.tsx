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
}

/**
 * Renders the code editor of a demo and its problem message.
 * Tab skips the text until the user presses Enter.
 */
export function DemoEditor({ demo }: DemoEditorProps) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  const id = useFrameId();
  const { files, open } = useEditedDemo(demo);
  const { panel, focusText } = useCodeEditor(demo, `${id}message`);
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
        <ResetButton demo={demo} />
      </div>
      <div data-editor-text="">
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions -- Enter starts editing, and the keyboard scrolls */}
        <div
          ref={panel}
          id={`${id}panel`}
          role={hasTabs ? 'tabpanel' : 'group'}
          aria-labelledby={hasTabs ? `${id}${open}` : undefined}
          aria-label={hasTabs ? undefined : translate('editor.label')}
          aria-describedby={`${id}hint`}
          data-editor-panel=""
          dir="ltr"
          tabIndex={0}
          onKeyDown={handleKeyDown}
        />
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions */}
        <p id={`${id}hint`} lang={lang}>
          {translate('editor.hint')}
        </p>
      </div>
      <EditorMessage demo={demo} id={`${id}message`} onShow={focusText} />
    </EditorRoot>
  );
}

function ResetButton({ demo }: DemoEditorProps) {
  const translate = useTranslate();
  const { beforeReset, isOriginal } = useEditedDemo(demo);
  return (
    <button
      type="button"
      data-editor-reset=""
      lang={useInterfaceLang()}
      aria-disabled={isOriginal && !beforeReset}
      onClick={beforeReset ? demo.undoReset : demo.reset}
    >
      {translate(beforeReset ? 'editor.undoReset' : 'editor.reset')}
    </button>
  );
}
