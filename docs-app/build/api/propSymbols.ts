import ts from 'typescript';

/** Declaration of a prop: a property or a method of an interface, an object type or a class. */
export type PropDeclaration =
  | ts.PropertySignature
  | ts.PropertyDeclaration
  | ts.MethodSignature
  | ts.MethodDeclaration;

export function isPropDeclaration(node: ts.Node): node is PropDeclaration {
  return ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || isMethod(node);
}

export function isMethod(node: ts.Node): node is ts.MethodSignature | ts.MethodDeclaration {
  return ts.isMethodSignature(node) || ts.isMethodDeclaration(node);
}

/** Property that a mapped type creates; the compiler's interface does not expose these fields. */
interface MappedSymbol extends ts.Symbol {
  links?: {
    mappedType?: { declaration?: ts.MappedTypeNode };
    /** Property that a homomorphic mapped type copies. */
    syntheticOrigin?: ts.Symbol;
  };
}

/** Returns whether a mapped type computes the type of a property, rather than copying it. */
export function isComputed(symbol: ts.Symbol): boolean {
  if (!symbol.declarations?.length) return true;
  const { mappedType, syntheticOrigin } = (symbol as MappedSymbol).links ?? {};
  const mapped = mappedType?.declaration;
  if (!mapped) return false;
  if (!isCopy(mapped)) return true;
  return syntheticOrigin !== undefined && isComputed(syntheticOrigin);
}

/** Returns whether a mapped type has the form `{ [P in …]: T[P] }`, as `Pick` and `Partial`. */
function isCopy({ type, typeParameter, nameType }: ts.MappedTypeNode): boolean {
  if (nameType || !type || !ts.isIndexedAccessTypeNode(type)) return false;
  const { indexType } = type;
  return (
    ts.isTypeReferenceNode(indexType) && indexType.typeName.getText() === typeParameter.name.text
  );
}
