import ts from 'typescript';

/** What a module takes from another: names, or all that it has. */
export interface ImportSite {
  specifier: string;
  names: readonly string[] | 'all';
}

/** A name that a module passes on from another. */
interface PassedName {
  specifier: string;
  name: string;
}

export interface ModuleText {
  imports: readonly ImportSite[];
  /** Names that it has itself. */
  own: ReadonlySet<string>;
  /** Names that it passes on, by the name that others see. */
  passed: ReadonlyMap<string, PassedName>;
  /** Modules of which it passes everything on. */
  stars: readonly string[];
  /** Says whether it does nothing but pass names on. */
  isBarrel: boolean;
}

const MDX_IMPORT = /^import\s[^;]*?from\s+['"][^'"]+['"];?$/gm;

/** Reads what a module imports and exports; types alone do not count, as no bundle has them. */
export function readModule(path: string, text: string): ModuleText {
  const code = path.endsWith('.mdx') ? (text.match(MDX_IMPORT) ?? []).join('\n') : text;
  const source = ts.createSourceFile(`${path}.tsx`, code, ts.ScriptTarget.Latest);
  const own = new Set<string>();
  const passed = new Map<string, PassedName>();
  const stars: string[] = [];
  let isBarrel = source.statements.length > 0;
  for (const statement of source.statements) {
    const specifier = readSpecifier(statement);
    const isPassing = ts.isExportDeclaration(statement) && specifier !== undefined;
    isBarrel &&= isPassing;
    if (!isPassing) for (const name of listOwn(statement)) own.add(name);
    else if (!statement.isTypeOnly && !statement.exportClause) stars.push(specifier);
    else for (const [seen, name] of listPassed(statement)) passed.set(seen, { specifier, name });
  }
  return { imports: listImports(source), own, passed, stars, isBarrel };
}

function readSpecifier(statement: ts.Statement): string | undefined {
  if (!ts.isExportDeclaration(statement) && !ts.isImportDeclaration(statement)) return undefined;
  const { moduleSpecifier } = statement;
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
}

/** Pairs of the name that others see and the name in the other module; "*" is a module as a whole. */
function listPassed({ isTypeOnly, exportClause }: ts.ExportDeclaration): [string, string][] {
  if (isTypeOnly || !exportClause) return [];
  if (ts.isNamespaceExport(exportClause)) return [[exportClause.name.text, '*']];
  return exportClause.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]);
}

function listOwn(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isExportDeclaration(statement)) return listPassed(statement).map(([seen]) => seen);
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const kinds = modifiers.map(({ kind }) => kind);
  if (!kinds.includes(ts.SyntaxKind.ExportKeyword)) return [];
  if (kinds.includes(ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => listBound(name));
  }
  const { name } = statement as ts.Statement & { name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function listBound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : listBound(element.name),
  );
}

function listImports(source: ts.SourceFile): ImportSite[] {
  const sites: ImportSite[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const specifier = readSpecifier(node);
      const names = ts.isImportDeclaration(node) ? listTaken(node) : listHanded(node);
      if (specifier !== undefined && names) sites.push({ specifier, names });
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [first] = node.arguments;
      if (first && ts.isStringLiteralLike(first))
        sites.push({ specifier: first.text, names: 'all' });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return sites;
}

/** Names that an import takes; nothing where it takes types alone. */
function listTaken({ importClause }: ts.ImportDeclaration): ImportSite['names'] | undefined {
  if (!importClause) return 'all';
  const { name, namedBindings, phaseModifier } = importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return undefined;
  if (namedBindings && ts.isNamespaceImport(namedBindings)) return 'all';
  const names = (namedBindings?.elements ?? [])
    .filter((element) => !element.isTypeOnly)
    .map((element) => (element.propertyName ?? element.name).text);
  if (name) names.push('default');
  return names.length > 0 ? names : undefined;
}

function listHanded(declaration: ts.ExportDeclaration): ImportSite['names'] | undefined {
  if (declaration.isTypeOnly) return undefined;
  const names = listPassed(declaration).map(([, name]) => name);
  if (!declaration.exportClause || names.includes('*')) return 'all';
  return names.length > 0 ? names : undefined;
}
