import ts from 'typescript';

interface Range {
  start: number;
  end: number;
}

type Removal = 'blank' | 'drop';

/**
 * Removes types that `ts-blank-space` leaves: type arguments of JSX elements, type-only imports
 * and the comments of removed types. `blank` replaces them with spaces; `drop` removes the lines.
 */
export function blankTypes(file: ts.SourceFile, removal: Removal): string {
  const ranges: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (isTypesOnly(node)) {
      ranges.push(withComments(node, file));
      return;
    }
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.typeArguments) {
      const end = file.text.indexOf('>', node.typeArguments.end) + 1;
      ranges.push({ start: node.tagName.end, end });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return ranges.toReversed().reduce(removal === 'blank' ? blank : drop, file.text);
}

function blank(text: string, { start, end }: Range): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** Removes a range with its lines, or blanks it if the lines have other code. */
function drop(text: string, { start, end }: Range): string {
  const [indent = ''] = /[ \t]*$/.exec(text.slice(0, start)) ?? [];
  const [rest = ''] = /^[ \t]*(?:\n|$)/.exec(text.slice(end)) ?? [];
  const from = start - indent.length;
  const isAlone = rest !== '' && (from === 0 || text[from - 1] === '\n');
  return isAlone
    ? text.slice(0, from) + text.slice(end + rest.length)
    : blank(text, { start, end });
}

function isTypesOnly(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly || isOnlyTypes(node.exportClause);
  if (!ts.isImportDeclaration(node) || !node.importClause) return false;
  const { name, namedBindings, phaseModifier } = node.importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return name === undefined && isOnlyTypes(namedBindings);
}

/** Returns whether every name in `{ … }` of an import or export has the keyword `type`. */
function isOnlyTypes(names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean {
  if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return false;
  const { elements } = names;
  return elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** Returns the range of a node, the comments above it and the comment at the end of its line. */
function withComments(node: ts.Node, { text }: ts.SourceFile): Range {
  const above = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  let start = node.getStart();
  for (const { pos, end } of above.toReversed()) {
    // A comment before an empty line belongs to the code above or to the file.
    if (text.slice(end, start).includes('\n\n')) break;
    start = pos;
  }
  const after = ts.getTrailingCommentRanges(text, node.end)?.at(-1);
  return { start, end: after?.end ?? node.end };
}
