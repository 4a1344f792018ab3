import ts from 'typescript';

export interface SourceFile {
  path: string;
  text: string;
}

export interface ImportSite {
  specifier: string;
  line: number;
  typesOnly: boolean;
}

const parsed = new WeakMap<SourceFile, ImportSite[]>();

/** Reads the imports of a file. Caches them, because several checks need them. */
export function readSites(file: SourceFile): ImportSite[] {
  const sites = parsed.get(file) ?? readImports(file);
  parsed.set(file, sites);
  return sites;
}

function readImports({ path, text }: SourceFile): ImportSite[] {
  const source = path.endsWith('.mdx')
    ? ts.createSourceFile(path, hideProse(text), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    : ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sites: ImportSite[] = [];
  const add = (name: ts.Node | undefined, typesOnly: boolean) => {
    if (!name || !ts.isStringLiteralLike(name)) return;
    const { line } = source.getLineAndCharacterOfPosition(name.getStart());
    sites.push({ specifier: name.text, line: line + 1, typesOnly });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, isTypeExport(node));
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    if (ts.isExternalModuleReference(node)) add(node.expression, node.parent.isTypeOnly);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return sites;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const { name, namedBindings } = clause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return areTypes(namedBindings.elements);
}

function isTypeExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true;
  return exportClause && ts.isNamedExports(exportClause) ? areTypes(exportClause.elements) : false;
}

/** Returns whether a list has only types. An empty list evaluates the module. */
function areTypes(elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): boolean {
  return elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly);
}

/**
 * Empties the lines of an MDX file except those of its modules: blocks that start with `import` or
 * `export` and end with a blank line. Code fences are only displayed.
 */
function hideProse(text: string): string {
  const prose = text.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2 *$/gm, (fence) =>
    fence.replace(/.+/g, ''),
  );
  let isModule = false;
  const lines = prose.split('\n').map((line) => {
    isModule = line.trim() !== '' && (isModule || /^(?:import|export)\b/.test(line));
    return isModule ? line : '';
  });
  return lines.join('\n');
}
