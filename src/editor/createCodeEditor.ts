import {
  Annotation,
  EditorState,
  Prec,
  type Extension,
  type TransactionSpec,
} from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { listExtensions } from './codeExtensions.ts';
import { TEXT_LIMIT } from './editor.constants.ts';
import { markLine, showMarks } from './lineMark.ts';
import { typeOverCloseTags } from './typeOverCloseTags.ts';
import type { PlayFile, PlayFiles } from './protocol.ts';

export interface CodeEditorOptions {
  parent: HTMLElement;
  files: PlayFiles;
  /** Id of the element with the keyboard hint. */
  hintId: string;
  /** Id of the element with the problem message. */
  messageId: string;
  /** Returns the accessible name of a file's text. */
  label: (name: string) => string;
  onEdit: (name: string, code: string) => void;
  /** Called when a text is rejected because it is too long. */
  onRefuse: () => void;
  /** Called when the user leaves the text with Escape. */
  onLeave: () => void;
  /** Undoes a reset; returns false when there is no reset to undo. */
  onUndo: () => boolean;
}

export interface CodeEditor {
  /** Shows a file. */
  show: (name: string) => void;
  /** Applies text that changed outside the editor. */
  setFiles: (files: PlayFiles) => void;
  /** Marks a line of a file and clears every other mark. */
  mark: (place: { file: string; line: number } | undefined) => void;
  /** Focuses the text; moves the caret to a line if one is given. */
  focus: (line?: number) => void;
  destroy: () => void;
}

/** Annotates transactions that the user did not type, such as a reset. */
const outside = Annotation.define<boolean>();

/**
 * Hides the `head` of a document, so that CodeMirror uses `adoptedStyleSheets`.
 * A content security policy may block `<style>` elements in the head.
 */
function createAdoptingRoot(page: Document): Document {
  return new Proxy(page, {
    get(target, key) {
      if (key === 'head') return undefined;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value),
  });
}

/** Creates an editor of several files, each with its own undo history. */
export function createCodeEditor(options: CodeEditorOptions): CodeEditor {
  return new FilesEditor(options);
}

class FilesEditor implements CodeEditor {
  #codes: Map<string, string>;
  #states: Map<string, EditorState>;
  #shown: string;
  #view: EditorView;

  constructor(options: CodeEditorOptions) {
    const { parent, files, onEdit } = options;
    const room = () => this.#room();
    this.#shown = files[0].name;
    this.#codes = new Map(files.map(({ name, code }) => [name, code]));
    this.#states = new Map(files.map((file) => [file.name, createState(file, options, room)]));
    this.#view = new EditorView({
      parent,
      root: createAdoptingRoot(parent.ownerDocument),
      ...this.#stateOf(this.#shown),
      dispatchTransactions: (transactions, view) => {
        view.update(transactions);
        this.#states.set(this.#shown, view.state);
        const isUserEdit = transactions.some(
          (transaction) => transaction.docChanged && !transaction.annotation(outside),
        );
        if (!isUserEdit) return;
        const code = view.state.doc.toString();
        this.#codes.set(this.#shown, code);
        onEdit(this.#shown, code);
      },
    });
  }

  show = (name: string) => {
    const { state } = this.#stateOf(name);
    if (!state || name === this.#shown) return;
    this.#shown = name;
    this.#view.setState(state);
  };

  setFiles = (files: PlayFiles) => {
    for (const { name, code } of files) {
      if (this.#codes.get(name) === code) continue;
      this.#codes.set(name, code);
      this.#update(name, ({ doc }) => ({ changes: findChange(doc.toString(), code) }));
    }
  };

  mark = (place: { file: string; line: number } | undefined) => {
    for (const name of this.#states.keys()) {
      const line = place?.file === name ? place.line : undefined;
      this.#update(name, () => ({ effects: markLine.of(line) }));
    }
  };

  focus = (line?: number) => {
    const { state } = this.#view;
    this.#view.focus();
    if (line === undefined || line > state.doc.lines) return;
    this.#view.dispatch({
      selection: { anchor: state.doc.line(line).from },
      scrollIntoView: true,
    });
  };

  destroy = () => this.#view.destroy();

  #stateOf(name: string) {
    const state = this.#states.get(name);
    return state ? { state } : {};
  }

  #update(name: string, write: (state: EditorState) => TransactionSpec) {
    const { state } = this.#stateOf(name);
    if (!state) return;
    const spec = { ...write(state), annotations: outside.of(true) };
    if (name === this.#shown) this.#view.dispatch(spec);
    else this.#states.set(name, state.update(spec).state);
  }

  /** Returns the maximum length of the open file, in characters. */
  #room() {
    const otherFiles = [...this.#codes].filter(([name]) => name !== this.#shown);
    return otherFiles.reduce((room, [, code]) => room - code.length, TEXT_LIMIT);
  }
}

function createState(file: PlayFile, options: CodeEditorOptions, room: () => number): EditorState {
  const { hintId, messageId, label, onLeave, onUndo } = options;
  const leave = () => {
    onLeave();
    return true;
  };
  const attributes = { 'aria-label': label(file.name), tabindex: '-1', lang: 'en' };
  return EditorState.create({
    doc: file.code,
    extensions: [
      Prec.highest(
        keymap.of([
          { key: 'Escape', run: leave },
          { key: 'Mod-z', run: onUndo },
        ]),
      ),
      EditorView.contentAttributes.of(attributes),
      limitText(options.onRefuse, room),
      showMarks({ hintId, messageId }),
      typeOverCloseTags,
      listExtensions(file.name),
    ],
  });
}

/** Rejects text over the limit before it is parsed. */
function limitText(onRefuse: () => void, room: () => number): Extension {
  const refuse = (event: Event, text: string | null | undefined) => {
    if ((text?.length ?? 0) <= TEXT_LIMIT) return false;
    event.preventDefault();
    onRefuse();
    return true;
  };
  return [
    EditorView.domEventHandlers({
      paste: (event) => refuse(event, event.clipboardData?.getData('text/plain')),
      drop: (event) => refuse(event, event.dataTransfer?.getData('text/plain')),
      beforeinput: (event) => refuse(event, event.data),
    }),
    EditorState.changeFilter.of((transaction) => {
      if (transaction.annotation(outside) || !transaction.docChanged) return true;
      if (transaction.changes.newLength <= Math.max(room(), transaction.changes.length))
        return true;
      queueMicrotask(onRefuse);
      return false;
    }),
  ];
}

/** Finds the range in which two texts differ, so that the caret keeps its position. */
function findChange(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
