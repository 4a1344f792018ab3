import type { PaintedSettings } from '../settings/applySettings.ts';
import type { CodeStyling } from '../settings/settings.types.ts';
import { MESSAGE_LIMIT } from './editor.constants.ts';

/** File of a demo that the user edits. */
export interface PlayFile {
  name: string;
  code: string;
}

/** Files of a demo; the first exports the component. */
export type PlayFiles = readonly [PlayFile, ...PlayFile[]];

/** Font of the page. The page sends the data, because the CSP of the frame blocks font URLs. */
export interface PlayFont {
  family: string;
  weight: string;
  data: ArrayBuffer;
}

/** Kinds of problems in edited code. */
export const PROBLEM_KINDS = [
  'syntax',
  'import',
  'export',
  'load',
  'render',
  'effect',
  'event',
  'rejection',
  'loop',
  'calls',
] as const;

export type CodeProblemKind = (typeof PROBLEM_KINDS)[number];

/** Problem in edited code, with its file and position when they are known. */
export interface CodeProblem {
  kind: CodeProblemKind;
  /** Error message; for `import` a specifier, `export` a file, `loop` and `calls` a limit. */
  message: string;
  file?: string;
  /** Line number, starting at 1. */
  line?: number;
  /** Column number, starting at 1. */
  column?: number;
  /** Similar specifiers that can be imported. */
  closest?: readonly string[];
}

/** Message from the page to the frame. */
export type ToFrame =
  | { type: 'load'; scripts: readonly string[]; fonts: readonly PlayFont[] }
  | { type: 'run'; run: number; files: PlayFiles; styling: CodeStyling }
  | { type: 'settings'; settings: PaintedSettings }
  | { type: 'ping'; ping: number };

/** Message from the frame to the page. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'pong'; ping: number; memory?: number }
  | { type: 'ran'; run: number }
  | { type: 'failed'; run: number; problem: CodeProblem }
  | { type: 'threw'; run: number; problem: CodeProblem }
  | { type: 'height'; height: number }
  | { type: 'broken' }
  | { type: 'leaving' };

type Fields = Readonly<Record<string, unknown>>;

/** Parses a message from the frame; returns undefined when it is invalid. */
export function parseFromFrame(data: unknown): FromFrame | undefined {
  const fields = readFields(data);
  switch (fields.type) {
    case 'ready':
    case 'broken':
    case 'leaving':
      return { type: fields.type };
    case 'pong':
      return parsePong(fields);
    case 'ran':
      return isCount(fields.run) ? { type: 'ran', run: fields.run } : undefined;
    case 'failed':
    case 'threw':
      return parseProblemMessage(fields, fields.type);
    case 'height':
      return isCount(fields.height) ? { type: 'height', height: fields.height } : undefined;
  }
  return undefined;
}

function parsePong({ ping, memory }: Fields): FromFrame | undefined {
  if (!isCount(ping)) return undefined;
  if (memory === undefined) return { type: 'pong', ping };
  return isCount(memory) ? { type: 'pong', ping, memory } : undefined;
}

function parseProblemMessage(fields: Fields, type: 'failed' | 'threw'): FromFrame | undefined {
  const problem = parseProblem(fields.problem);
  return problem && isCount(fields.run) ? { type, run: fields.run, problem } : undefined;
}

function parseProblem(data: unknown): CodeProblem | undefined {
  const { kind, message, file, line, column, closest } = readFields(data);
  const problemKind = PROBLEM_KINDS.find((candidate) => candidate === kind);
  const names = closest === undefined ? [] : parseNames(closest);
  if (!problemKind || !isShort(message) || !names) return undefined;
  if (!isMissingOr(isShort, file)) return undefined;
  if (!isMissingOr(isCount, line) || !isMissingOr(isCount, column)) return undefined;
  return {
    kind: problemKind,
    message,
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(names.length > 0 && { closest: names }),
  };
}

function parseNames(data: unknown): string[] | undefined {
  if (!Array.isArray(data) || data.length > 3) return undefined;
  return data.every(isShort) ? data : undefined;
}

/** Copies the fields of an object to an object without a prototype. Ignores other values. */
function readFields(data: unknown): Fields {
  const fields = typeof data === 'object' ? data : undefined;
  return Object.assign(Object.create(null) as object, fields) as Fields;
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MESSAGE_LIMIT;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isMissingOr<Value>(
  check: (value: unknown) => value is Value,
  value: unknown,
): value is Value | undefined {
  return value === undefined || check(value);
}
