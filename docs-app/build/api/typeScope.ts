import ts from 'typescript';

/** Context for reading a type node. */
export interface TypeScope {
  checker: ts.TypeChecker;
  /** File in which type arguments are looked up. */
  file: ts.SourceFile;
  /** Type parameters that are being resolved; a recursive one keeps its name. */
  filled?: readonly ts.Declaration[];
}

/** Finds the symbol of a name, through imports. */
export function findReferent(name: ts.Node, { checker }: TypeScope): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns whether React or the compiler's libraries declare a prop, as one of all elements. */
export function isElementAttribute(node: ts.Node): boolean {
  return isDeclaredByReact(node) || /\/typescript\/lib\//.test(node.getSourceFile().fileName);
}

/** Returns whether a node is part of React's declarations. */
export function isDeclaredByReact(node: ts.Node): boolean {
  return node.getSourceFile().fileName.includes('/@types/react/');
}
