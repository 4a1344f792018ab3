import ts from 'typescript';

/** One import of a file, or one export from another file. */
export interface ImportSite {
  specifier: string;
  /** The names that are taken, as the other file calls them; "all" when it is the module as a whole. */
  names: 'all' | readonly string[];
}

/** What a file takes from others and gives to others. */
export interface FileImports {
  imports: ImportSite[];
  /** Names of what it makes itself. */
  exports: string[];
  /** What it passes on, by the name it gives to it; "*" for a whole module. */
  passedOn: { name: string; original: string; specifier: string }[];
  /** Whether it does nothing but to pass on. */
  isBarrel: boolean;
}

/** Reads imports and exports of a module; types do not count, they are gone when it runs. */
export function readImports(path: string, text: string): FileImports {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: FileImports = { imports: [], exports: [], passedOn: [], isBarrel: false };
  for (const statement of source.statements) readStatement(statement, found);
  readDynamicImports(source, found);
  found.isBarrel = found.passedOn.length > 0 && source.statements.every(isPassing);
  return found;
}

function readStatement(statement: ts.Statement, found: FileImports): void {
  if (ts.isImportDeclaration(statement)) readImport(statement, found);
  else if (ts.isExportDeclaration(statement)) readExport(statement, found);
  else if (isExported(statement)) found.exports.push(...declaredNames(statement));
}

function readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, found: FileImports) {
  if (!ts.isStringLiteral(moduleSpecifier) || importClause?.isTypeOnly) return;
  const { name, namedBindings } = importClause ?? {};
  const specifier = moduleSpecifier.text;
  if (!importClause || (namedBindings && ts.isNamespaceImport(namedBindings))) {
    found.imports.push({ specifier, names: 'all' });
    return;
  }
  const named = (namedBindings?.elements ?? []).filter(({ isTypeOnly }) => !isTypeOnly);
  const names = named.map((element) => (element.propertyName ?? element.name).text);
  if (name) names.push('default');
  if (names.length > 0) found.imports.push({ specifier, names });
}

function readExport(statement: ts.ExportDeclaration, found: FileImports): void {
  const { exportClause, moduleSpecifier, isTypeOnly } = statement;
  if (isTypeOnly) return;
  const elements = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : [];
  const values = elements.filter((element) => !element.isTypeOnly);
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) {
    found.exports.push(...values.map(({ name }) => name.text));
    return;
  }
  const specifier = moduleSpecifier.text;
  if (!exportClause) found.passedOn.push({ name: '*', original: '*', specifier });
  else if (ts.isNamespaceExport(exportClause)) {
    found.passedOn.push({ name: exportClause.name.text, original: '*', specifier });
  }
  for (const { name, propertyName } of values) {
    found.passedOn.push({ name: name.text, original: (propertyName ?? name).text, specifier });
  }
  const names = values.map(({ name, propertyName }) => (propertyName ?? name).text);
  if (!exportClause || ts.isNamespaceExport(exportClause)) {
    found.imports.push({ specifier, names: 'all' });
  } else if (names.length > 0) found.imports.push({ specifier, names });
}

function readDynamicImports(source: ts.SourceFile, found: FileImports): void {
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteralLike(argument)) {
        found.imports.push({ specifier: argument.text, names: 'all' });
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
}

function isPassing(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement)) return Boolean(statement.moduleSpecifier);
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : [];
  return (modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}
