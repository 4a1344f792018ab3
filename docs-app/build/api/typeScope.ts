import ts from 'typescript';

/** Context for reading a type node. */
export interface TypeScope {
  checker: ts.TypeChecker;
  /** File in which type arguments are looked up. */
  file: ts.SourceFile;
  /** Type parameters that are being resolved; a recursive reference is printed as its name. */
  filled?: readonly ts.Declaration[];
  /** Whether the printed type is inside type arguments. */
  isNested?: boolean;
}

/** Finds the symbol of a name; follows import aliases. */
export function findReferent(name: ts.Node, { checker }: TypeScope): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns whether a prop is a standard attribute, declared by React or TypeScript's libraries. */
export function isElementAttribute(node: ts.Node): boolean {
  return isDeclaredByReact(node) || isDeclaredByTypeScript(node);
}

/** Returns whether a node is in TypeScript's own declarations, such as `lib.es5.d.ts`. */
export function isDeclaredByTypeScript(node: ts.Node): boolean {
  return node.getSourceFile().fileName.includes('/typescript/lib/');
}

/** Returns whether a node is in the type declarations of one of MUI's packages. */
export function isDeclaredByMui(node: ts.Node): boolean {
  return /\/@(?:mui|toolpad)\//.test(node.getSourceFile().fileName);
}

/** Returns whether a node is in the type declarations of React. */
export function isDeclaredByReact(node: ts.Node): boolean {
  return node.getSourceFile().fileName.includes('/@types/react/');
}
