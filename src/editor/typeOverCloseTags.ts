import { syntaxTree } from '@codemirror/language';
import {
  EditorSelection,
  Prec,
  StateEffect,
  StateField,
  type EditorState,
  type Extension,
  type Transaction,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

const setTail = StateEffect.define<string>();

/** Rest of an inserted closing tag that the user has not typed yet. */
const tailField = StateField.define<string>({
  create: () => '',
  update(tail, transaction) {
    const effect = transaction.effects.find((candidate) => candidate.is(setTail));
    if (effect) return effect.value;
    if (transaction.isUserEvent('input.complete')) return findCompleted(transaction);
    return transaction.docChanged || transaction.selection ? '' : tail;
  },
});

/** Returns the rest of the closing tag that the language support completed after `</`. */
function findCompleted({ changes, newDoc }: Transaction): string {
  let tail = '';
  changes.iterChanges((_from, _to, from, to) => {
    if (newDoc.sliceString(from - 2, from) === '</') tail = newDoc.sliceString(from, to);
  });
  return tail;
}

/**
 * Prevents a duplicate closing tag when the user types the whole tag. Typing `</` before an
 * inserted `</b>` moves the caret behind the tag, and typing `b>` after that has no effect.
 */
export const typeOverCloseTags: Extension = [
  tailField,
  Prec.high(
    EditorView.inputHandler.of((view, from, to, text) => {
      if (from !== to || view.state.readOnly) return false;
      return text === '/' ? skipCloseTag(view, from) : ignoreTail(view, text);
    }),
  ),
];

/** Matches a closing tag and its name, which may contain dots, such as `Menu.Item`. */
const CLOSE_TAG = /^<\/([\w.$:-]*)>/;
const OPEN_TAG = /^<([\w.$:-]*)/;
const MAX_TAG = 100;

/** Deletes `<` before the closing tag of the open element, and moves the caret behind the tag. */
function skipCloseTag(view: EditorView, place: number): boolean {
  const { state } = view;
  if (place === 0 || state.sliceDoc(place - 1, place) !== '<') return false;
  const [tag, name] = CLOSE_TAG.exec(state.sliceDoc(place, place + MAX_TAG)) ?? [];
  if (tag === undefined || name !== findOpenTag(state, place - 1)) return false;
  view.dispatch({
    changes: { from: place - 1, to: place },
    selection: EditorSelection.cursor(place - 1 + tag.length),
    effects: setTail.of(`${name}>`),
    userEvent: 'input.type',
  });
  return true;
}

function ignoreTail(view: EditorView, text: string): boolean {
  const tail = view.state.field(tailField);
  if (tail === '' || !tail.startsWith(text)) return false;
  view.dispatch({ effects: setTail.of(tail.slice(text.length)) });
  return true;
}

/** Returns the name of the innermost element whose content contains a position. */
function findOpenTag(state: EditorState, place: number): string | undefined {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(place, -1);
  for (; node; node = node.parent) {
    const open: SyntaxNode | null = node.getChild('JSXOpenTag') ?? node.getChild('JSXFragmentTag');
    const close = node.getChild('JSXCloseTag');
    const isAround = node.name === 'JSXElement' && !(close && close.to <= place);
    if (!isAround || !open || open.to > place) continue;
    return OPEN_TAG.exec(state.sliceDoc(open.from, open.to))?.[1];
  }
  return undefined;
}
