import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import { ROOT } from '../../node/paths.ts';
import { blankTypes } from './blankTypes.ts';

const {
  $schema: _,
  ignorePatterns: __,
  ...style
} = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatOptions &
  Record<string, unknown>;

/** Problem of a demo's module, with its line. */
interface SyntaxProblem {
  problem: string;
  line: number;
}

/** Source file with the parser's errors, which TypeScript's public types omit. */
type ParsedFile = ts.SourceFile & { parseDiagnostics?: readonly ts.DiagnosticWithLocation[] };

/** Finds a syntax error, or TypeScript syntax with a runtime effect, such as an enum. */
export function findSyntaxProblem(fileName: string, code: string): SyntaxProblem | undefined {
  const parsed: ParsedFile = parse(fileName, code);
  const at = (offset: number, problem: string) => ({
    problem: problem.replace(/[.?]$/, ''),
    line: parsed.getLineAndCharacterOfPosition(offset).line + 1,
  });
  const [broken] = parsed.parseDiagnostics ?? [];
  if (broken) return at(broken.start, ts.flattenDiagnosticMessageText(broken.messageText, ' '));
  const [node] = removeTypes(fileName, code, 'blank').leftovers;
  if (!node) return undefined;
  const [line = ''] = node.getText(parsed).split('\n');
  return at(node.getStart(parsed), `JavaScript has no "${line}"; use types only`);
}

/** Converts a TypeScript module to formatted JavaScript; throws for a syntax problem. */
export async function deriveJavaScript(fileName: string, code: string): Promise<string> {
  const found = findSyntaxProblem(fileName, code);
  if (found) throw new Error(`${fileName}:${found.line}: ${found.problem}`);
  const { plain } = removeTypes(fileName, code, 'drop');
  const { code: formatted, errors } = await format(
    toJavaScriptName(fileName),
    renameImports(plain),
    style,
  );
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  return formatted;
}

/** Removes types; `leftovers` are nodes with a runtime effect, such as enums. */
function removeTypes(fileName: string, code: string, removal: 'blank' | 'drop') {
  const leftovers: ts.Node[] = [];
  const withoutTypes = parse(fileName, blankTypes(parse(fileName, code), removal));
  const plain = blankSourceFile(withoutTypes, (node) => leftovers.push(node));
  return { plain, leftovers };
}

function parse(fileName: string, code: string): ts.SourceFile {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(fileName, code, ts.ScriptTarget.ESNext, true, kind);
}

/** Renames relative imports to the JavaScript file names. */
function renameImports(code: string): string {
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .toSorted((a, b) => b.pos - a.pos)
    .reduce((text, { fileName, pos }) => {
      const start = text.indexOf(fileName, pos);
      const tail = text.slice(start + fileName.length);
      return text.slice(0, start) + toJavaScriptName(fileName) + tail;
    }, code);
}

/** Returns the JavaScript name of a file: `rows.js` for `rows.ts`, `Row.jsx` for `Row.tsx`. */
export function toJavaScriptName(fileName: string): string {
  return fileName.replace(/\.ts(x?)$/, '.js$1');
}
