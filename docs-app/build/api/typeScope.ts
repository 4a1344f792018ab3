import ts from 'typescript';

/** What is needed to read a type node: the checker, and the file in which type arguments are looked up. */
export interface TypeScope {
  checker: ts.TypeChecker;
  file: ts.SourceFile;
  /** Type parameters whose arguments are being written: one that stands for itself keeps its name. */
  filled?: readonly ts.Declaration[];
}

/** Finds the symbol that a name stands for, through imports. */
export function findReferent(name: ts.Node, { checker }: TypeScope): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Tells whether a node stands in React's own declarations. */
export function isDeclaredByReact(node: ts.Node): boolean {
  return node.getSourceFile().fileName.includes('/@types/react/');
}
