import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import { ROOT } from '../../node/paths.ts';

const {
  $schema: _,
  ignorePatterns: __,
  ...style
} = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatOptions &
  Record<string, unknown>;

/**
 * Derives the JavaScript of a TypeScript module: removes its types and formats it.
 * Throws for syntax that is not only types, such as an enum, or that cannot be parsed.
 */
export async function deriveJavaScript(fileName: string, code: string): Promise<string> {
  const problems: string[] = [];
  const parsed = ts.createSourceFile(
    fileName,
    code,
    ts.ScriptTarget.ESNext,
    false,
    fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const plain = blankSourceFile(parsed, (node) => problems.push(node.getText(parsed)));
  if (problems.length > 0) {
    throw new Error(
      `${fileName} has TypeScript syntax that JavaScript lacks; use types only: ${problems.join(', ')}`,
    );
  }
  const { code: formatted, errors } = await format(
    toJavaScriptName(fileName),
    renameImports(plain),
    style,
  );
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  return formatted;
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
