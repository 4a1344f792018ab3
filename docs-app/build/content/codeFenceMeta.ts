import { DocsError, type LineMark, type LineMarks } from '@vitrine/ui/core';

/** Options that an author writes after the language of a fence. */
export interface FenceOptions {
  title?: string;
  /** Number of the first line; undefined without line numbers. */
  firstLine?: number;
  /** Marked lines; undefined without `lines`, `add`, `remove` and `{…}`. */
  marks?: LineMarks;
  /** Name of the tab that contains the code block. */
  tab?: string;
  /** Storage key of the tab that the reader selects. */
  storageKey?: string;
  /** Whether the command is shown for every package manager. */
  packages?: true;
}

/** Values of options as the author wrote them, by name. */
type WrittenOptions = ReadonlyMap<string, string>;

const EXAMPLES = [
  'title="App.tsx"',
  'lines or lines=10',
  '{2,4-6}',
  'add={3}',
  'remove={2}',
  'tab="Vite"',
  'storageKey="bundler"',
];

const VALUE = String.raw`"[^"]*"|\{[^}]*\}|[^\s"{}=]+`;
const OPTION = new RegExp(String.raw`\s*(?:(\w+)(?:=(${VALUE}))?|(\{[^}]*\}))(?=\s|$)`, 'y');

/** Valid values of each option. */
const FORMS: Readonly<Record<string, RegExp>> = {
  title: /^"[^"]*\S[^"]*"$/,
  lines: /^([1-9]\d{0,6})?$/,
  highlight: /^\{.*\}$/,
  add: /^\{.*\}$/,
  remove: /^\{.*\}$/,
  tab: /^"[^"]*\S[^"]*"$/,
  storageKey: /^"[a-z][a-z0-9-]*"$/,
  packages: /^$/,
};

const RANGE = /^\s*([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?\s*$/;
const MARKS: readonly LineMark[] = ['highlight', 'add', 'remove'];

/** Parses the options after the language of a fence; throws `content/code-meta` for a mistake. */
export function parseFenceMeta(meta: string): FenceOptions {
  const written = readOptions(meta.trim());
  checkTogether(written);
  return toOptions(written);
}

/** Throws `content/code-meta` with the problem and the valid options. */
export function failMeta(problem: string): never {
  throw new DocsError('content/code-meta', { problem, valid: EXAMPLES });
}

function readOptions(meta: string): WrittenOptions {
  const written = new Map<string, string>();
  OPTION.lastIndex = 0;
  for (let from = 0; from < meta.length; from = OPTION.lastIndex) {
    const [, name = 'highlight', assigned = '', bare] = OPTION.exec(meta) ?? [''];
    if (OPTION.lastIndex === 0) failMeta(`unknown option ${meta.slice(from).trim()}`);
    const value = bare ?? assigned;
    if (!Object.hasOwn(FORMS, name)) failMeta(`unknown option ${name}`);
    if (!FORMS[name]?.test(value))
      failMeta(value ? `${name} cannot be ${value}` : `${name} needs a value`);
    if (written.has(name)) failMeta(`${bare ?? name} is repeated`);
    written.set(name, value);
  }
  return written;
}

function checkTogether(written: WrittenOptions): void {
  if (written.has('packages') && written.size > 1) failMeta('packages allows no other options');
  if (written.has('storageKey') && !written.has('tab')) failMeta('storageKey needs tab');
}

function toOptions(written: WrittenOptions): FenceOptions {
  const text = (name: string) => written.get(name)?.slice(1, -1);
  const [title, tab, storageKey] = [text('title'), text('tab'), text('storageKey')];
  const isMarked = MARKS.some((mark) => written.has(mark)) || written.has('lines');
  return {
    ...(title !== undefined && { title }),
    ...(written.has('lines') && { firstLine: Number(written.get('lines') || 1) }),
    ...(isMarked && { marks: readMarks(written) }),
    ...(tab !== undefined && { tab }),
    ...(storageKey !== undefined && { storageKey }),
    ...(written.has('packages') && { packages: true }),
  };
}

function readMarks(written: WrittenOptions): LineMarks {
  const marks: Record<number, LineMark> = {};
  for (const mark of MARKS) {
    for (const line of readLines(written.get(mark))) {
      if (marks[line]) failMeta(`line ${line} is marked twice`);
      marks[line] = mark;
    }
  }
  return marks;
}

/** Reads line numbers such as `{2,4-6}`. */
function readLines(braces: string | undefined): number[] {
  if (braces === undefined) return [];
  return braces
    .slice(1, -1)
    .split(',')
    .flatMap((part) => {
      const [, first, last = first] = RANGE.exec(part) ?? [];
      const [from, to] = [Number(first), Number(last)];
      if (!(from <= to)) failMeta(`${braces} is not a list of lines such as {2,4-6}`);
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    });
}
