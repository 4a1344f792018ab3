import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import type { EditedDemo } from './createEditedDemo.ts';
import { describeProblem, locateProblem } from './describeProblem.ts';
import { useEditedDemo } from './useEditedDemo.ts';

export interface EditorMessageProps {
  /** Edited demo, with the problem of its code. */
  demo: EditedDemo;
  /** Id of the message, for `aria-describedby` of the editor's text. */
  id: string;
  /** Moves the caret to a line of the open file. */
  onShow: (line: number) => void;
}

/** Renders the problem of the edited code, with a button that moves the caret to its line. */
export function EditorMessage({ demo, id, onShow }: EditorMessageProps) {
  const translate = useTranslate();
  const { problem } = useEditedDemo(demo);
  const place = locateProblem(problem);
  const handleShow = () => {
    if (!place) return;
    demo.open(place.file);
    // Wait for the next task, because the editor must show the opened file first.
    setTimeout(() => onShow(place.line));
  };
  return (
    <div data-editor-message="" lang={useInterfaceLang()}>
      <p id={id} role="status">
        {problem && describeProblem(problem, translate)}
      </p>
      {place && (
        <button type="button" onClick={handleShow}>
          {translate('editor.showLine', place)}
        </button>
      )}
    </div>
  );
}
