import { StateEffect, StateField, type Extension, type Text } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Marks a line; undefined clears the mark. */
export const markLine = StateEffect.define<number | undefined>();

const mark = Decoration.line({ class: 'cm-problem' });

function decorate(doc: Text, line: number | undefined): DecorationSet {
  if (line === undefined || line < 1 || line > doc.lines) return Decoration.none;
  return Decoration.set(mark.range(doc.line(line).from));
}

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, state }) {
    const effect = effects.find((candidate) => candidate.is(markLine));
    return effect ? decorate(state.doc, effect.value) : marks.map(changes);
  },
  provide: (stateField) => EditorView.decorations.from(stateField),
});

interface Descriptions {
  hintId: string;
  messageId: string;
}

/** Marks the line of a problem, and exposes the problem and the hint to assistive technology. */
export function showMarks({ hintId, messageId }: Descriptions): Extension {
  return [
    field,
    EditorView.contentAttributes.compute([field], (state): Record<string, string> =>
      state.field(field).size > 0
        ? { 'aria-invalid': 'true', 'aria-describedby': `${messageId} ${hintId}` }
        : { 'aria-describedby': hintId },
    ),
  ];
}
