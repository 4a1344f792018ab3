import { parse } from 'sucrase/dist/esm/parser/index.js';
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js';

/** Loop or function that contains a guard. */
export interface GuardSite {
  kind: 'loop' | 'calls';
  /** Line number, counted from 1. */
  line: number;
}

/** Names of the variables that guarded code reads. */
interface GuardNames {
  call: string;
  loop: string;
  /** Name of the array with the loop times of one function call. */
  times: string;
}

export interface GuardedCode {
  code: string;
  names: GuardNames;
  /** Loops and functions with a guard. Each guard call passes the index of its site. */
  sites: readonly GuardSite[];
}

interface Insertion {
  at: number;
  text: string;
}

type Parsed = ReturnType<typeof parse>;
type Scope = Parsed['scopes'][number];

const { parenL, parenR, bracketL, bracketR, braceL, braceR, dollarBraceL, arrow } = TokenType;
const OPENING: ReadonlySet<TokenType> = new Set([parenL, bracketL, braceL, dollarBraceL]);
const CLOSING: ReadonlySet<TokenType> = new Set([parenR, bracketR, braceR]);

/**
 * Inserts a guard into every loop and every function of JavaScript; line numbers do not change.
 * `call(site)` runs at the start of a function, `loop(times, site)` in each iteration.
 */
export function insertGuards(code: string): GuardedCode {
  const parsed = parse(code, false, false, false);
  const names = nameGuards(code);
  const sites: GuardSite[] = [];
  const insertions: Insertion[] = [];
  const lineOf = createLineFinder(code);
  const addSite = (kind: GuardSite['kind'], at: number) =>
    sites.push({ kind, line: lineOf(at) }) - 1;
  const insert = (at: number, text: string) => insertions.push({ at, text });
  const callAt = (at: number) => `${names.call}(${addSite('calls', at)})`;
  const loopAt = (at: number) => `${names.loop}(${names.times}, ${addSite('loop', at)})`;

  for (const { start, end, isBlock } of listFunctions(parsed)) {
    if (isBlock) {
      insert(start, `${callAt(start)}; const ${names.times} = [];`);
    } else {
      insert(start, `(${callAt(start)}, `);
      insert(end, ')');
    }
  }
  for (const { keyword, start, end } of listLoops(parsed)) {
    // Guards a `while` loop in its condition, which also works for `do … while`.
    insert(start, end === undefined ? `${loopAt(keyword)}, ` : `{${loopAt(keyword)};`);
    if (end !== undefined) insert(end, '}');
  }
  return {
    code: `const ${names.times} = [];${applyAll(code, insertions)}`,
    names,
    sites,
  };
}

/** Creates a function that returns the line number of an offset, counted from 1. */
function createLineFinder(code: string): (at: number) => number {
  const ends = Array.from(code.matchAll(/\n/g), ({ index }) => index);
  return (at) => ends.findLastIndex((end) => end < at) + 2;
}

/** Returns variable names that the code does not contain. */
function nameGuards(code: string): GuardNames {
  let prefix = '$guard';
  while (code.includes(prefix)) prefix += '_';
  return {
    call: `${prefix}Call`,
    loop: `${prefix}Loop`,
    times: `${prefix}Times`,
  };
}

interface FunctionBody {
  /** Offset of the first statement, or of the expression. */
  start: number;
  /** Offset after the expression. */
  end: number;
  isBlock: boolean;
}

function listFunctions({ tokens, scopes }: Parsed): FunctionBody[] {
  return scopes.flatMap((scope: Scope): FunctionBody[] => {
    const { startTokenIndex, endTokenIndex, isFunctionScope } = scope;
    const first = tokens[startTokenIndex];
    if (!isFunctionScope || !first || endTokenIndex === tokens.length) return [];
    const end = tokens[endTokenIndex - 1]?.end ?? 0;
    // The parser creates two scopes for a function: one for its parameters, and one for its block.
    if (first.type === braceL) return [{ start: first.end, end, isBlock: true }];
    const index = findArrow(tokens, startTokenIndex);
    const body = index === undefined ? undefined : tokens[index + 1];
    return body && body.type !== braceL ? [{ start: body.start, end, isBlock: false }] : [];
  });
}

/** Returns the index of the arrow after the parameters; undefined when a block comes first. */
function findArrow(tokens: Parsed['tokens'], from: number): number | undefined {
  let index = from;
  for (let token = tokens[index]; token && token.type !== braceL; token = tokens[index]) {
    if (token.type === arrow) return index;
    index = token.type === parenL ? findClosing(tokens, index) + 1 : index + 1;
  }
  return undefined;
}

/** Returns the index of the token that closes the opening bracket at `from`. */
function findClosing(tokens: Parsed['tokens'], from: number): number {
  let depth = 0;
  for (let index = from; index < tokens.length; index += 1) {
    const { type } = tokens[index] ?? {};
    if (type === undefined) break;
    if (OPENING.has(type)) depth += 1;
    if (CLOSING.has(type)) depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length - 1;
}

interface Loop {
  /** Offset of the keyword. */
  keyword: number;
  /** Offset of the condition of a `while`, or of the body of a `for`. */
  start: number;
  /** Offset after the body of a `for`. */
  end?: number;
}

function listLoops({ tokens, scopes }: Parsed): Loop[] {
  const whileLoops = tokens.flatMap(({ type, start }, index) =>
    type === TokenType._while ? [{ keyword: start, start: tokens[index + 1]?.end ?? 0 }] : [],
  );
  const forLoops = scopes.flatMap(({ startTokenIndex, endTokenIndex, isFunctionScope }: Scope) => {
    const keyword = tokens[startTokenIndex];
    if (isFunctionScope || keyword?.type !== TokenType._for) return [];
    const head = tokens[startTokenIndex + 1]?.type === parenL ? 1 : 2;
    const close = findClosing(tokens, startTokenIndex + head);
    const end = tokens[endTokenIndex - 1]?.end ?? 0;
    return [{ keyword: keyword.start, start: tokens[close]?.end ?? 0, end }];
  });
  return [...whileLoops, ...forLoops];
}

/** Inserts texts at their offsets. At the same offset, `)` and `}` precede other texts. */
function applyAll(code: string, insertions: readonly Insertion[]): string {
  const rank = ({ text }: Insertion) => (text === ')' ? 0 : text === '}' ? 1 : 2);
  const sorted = insertions.toSorted((a, b) => a.at - b.at || rank(a) - rank(b));
  let from = 0;
  const parts = sorted.map(({ at, text }) => {
    const part = code.slice(from, at) + text;
    from = at;
    return part;
  });
  return parts.join('') + code.slice(from);
}
