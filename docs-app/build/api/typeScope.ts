import ts from 'typescript';

/** Context for reading a type node. */
export interface TypeScope {
  checker: ts.TypeChecker;
  /** File in which type arguments are looked up. */
  file: ts.SourceFile;
  /** Type parameters that are being resolved; a recursive reference is printed as its name. */
  filled?: readonly ts.Declaration[];
}

/** Finds the symbol of a name; follows import aliases. */
export function findReferent(name: ts.Node, { checker }: TypeScope): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns whether a prop is a standard attribute, declared by React or TypeScript's libraries. */
export function isElementAttribute(node: ts.Node): boolean {
  return isDeclaredByReact(node) || /\/typescript\/lib\//.test(node.getSourceFile().fileName);
}

/** Returns whether a node is in the type declarations of React. */
export function isDeclaredByReact(node: ts.Node): boolean {
  return node.getSourceFile().fileName.includes('/@types/react/');
}
