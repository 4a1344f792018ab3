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
  const sites =
    parsed.get(file) ?? (file.path.endsWith('.mdx') ? readMdxImports(file) : readImports(file));
  parsed.set(file, sites);
  return sites;
}

function readImports({ path, text }: SourceFile): ImportSite[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sites: ImportSite[] = [];
  const add = (name: ts.Node | undefined, typesOnly: boolean) => {
    if (!name || !ts.isStringLiteralLike(name)) return;
    const { line } = source.getLineAndCharacterOfPosition(name.getStart());
    sites.push({ specifier: name.text, line: line + 1, typesOnly });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
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
  return namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** Reads the imports of an MDX file. Ignores imports in code fences, which are only displayed. */
function readMdxImports({ text }: SourceFile): ImportSite[] {
  const prose = text.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2 *$/gm, (fence) =>
    fence.replace(/.+/g, ''),
  );
  return prose.split('\n').flatMap((content, index) => {
    const specifier = /^import\s.*?from\s+['"]([^'"]+)['"]/.exec(content)?.[1];
    return specifier ? [{ specifier, line: index + 1, typesOnly: false }] : [];
  });
}
