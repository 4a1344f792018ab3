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
import type { PlayFile, PlayFiles } from './protocol.ts';

export interface CodeEditorOptions {
  parent: HTMLElement;
  files: PlayFiles;
  /** Id of the element that says what is wrong. */
  messageId: string;
  /** Gives the name of a file's text. */
  label: (name: string) => string;
  onEdit: (name: string, code: string) => void;
  /** Told that a text was too long to be taken in. */
  onRefuse: () => void;
  /** Told that the reader leaves the text. */
  onLeave: () => void;
  /** Takes a reset back; says false when there is none. */
  onUndo: () => boolean;
}

export interface CodeEditor {
  /** Shows a file. */
  show: (name: string) => void;
  /** Takes over text that was changed elsewhere. */
  setFiles: (files: PlayFiles) => void;
  /** Marks a line of a file, and no other. */
  mark: (place: { file: string; line: number } | undefined) => void;
  /** Puts the cursor into the text, in a line if one is given. */
  focus: (line?: number) => void;
  destroy: () => void;
}

/** Marks changes that were not made in the editor. */
const outside = Annotation.define<boolean>();

/** Shows a document as one that style sheets can only be adopted by: a policy may refuse those written into its head. */
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

/** Creates an editor of several files, each with its own history. */
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
        const isOwn = transactions.some((one) => one.docChanged && !one.annotation(outside));
        if (!isOwn) return;
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

  /** Counts the characters that the shown file has room for. */
  #room() {
    const others = [...this.#codes].filter(([name]) => name !== this.#shown);
    return others.reduce((room, [, code]) => room - code.length, TEXT_LIMIT);
  }
}

function createState(file: PlayFile, options: CodeEditorOptions, room: () => number): EditorState {
  const { messageId, label, onLeave, onUndo } = options;
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
      showMarks(messageId),
      listExtensions(file.name),
    ],
  });
}

/** Refuses text that there is no room for, before it is parsed. */
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

/** Finds the part in which two texts differ, so that the cursor stays where it is. */
function findChange(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
