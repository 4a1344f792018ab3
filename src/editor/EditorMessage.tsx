import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import type { EditedDemo } from './createEditedDemo.ts';
import { describeProblem, locateProblem } from './describeProblem.ts';
import { useEditedDemo } from './useEditedDemo.ts';

export interface EditorMessageProps {
  demo: EditedDemo;
  /** Id of the element, for the text that it is about. */
  id: string;
  /** Puts the cursor into a line of the open file. */
  onShow: (line: number) => void;
}

/** Says what is wrong with the edited code, in one sentence, and leads to its line. */
export function EditorMessage({ demo, id, onShow }: EditorMessageProps) {
  const translate = useTranslate();
  const { problem } = useEditedDemo(demo);
  const place = locateProblem(problem);
  const handleShow = () => {
    if (!place) return;
    demo.open(place.file);
    // The editor shows the file before the next task.
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
