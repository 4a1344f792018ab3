import ts from 'typescript';
import { findIndexedDeclarations } from './findIndexedDeclarations.ts';
import { findTypeArguments } from './findTypeArguments.ts';
import { printCheckedType, quote } from './printCheckedType.ts';
import { printTypeName } from './printTypeName.ts';
import {
  findReferent,
  isDeclaredByMui,
  isDeclaredByReact,
  isDeclaredByTypeScript,
  type TypeScope,
} from './typeScope.ts';

const MAX_LINE = 60;
const LITERAL = /^('(?:[^'\\]|\\.)*'|-?\d+|true|false|null|undefined)$/;

/** Prints declared types as one union; resolves helper types. */
export function printType(nodes: ts.TypeNode | readonly ts.TypeNode[], scope: TypeScope): string {
  return joinUnion(listUnion(nodes, scope));
}

/** Prints the types of an optional prop or parameter, without the `undefined` that `?` adds. */
export function printOptionalType(
  nodes: ts.TypeNode | readonly ts.TypeNode[],
  scope: TypeScope,
): string {
  const members = listUnion(nodes, scope);
  const values = members.filter((member) => member !== 'undefined');
  return joinUnion(values.length > 0 ? values : members);
}

function listUnion(nodes: ts.TypeNode | readonly ts.TypeNode[], scope: TypeScope): string[] {
  return [...new Set([nodes].flat().flatMap((node) => listMembers(node, scope)))];
}

/** Joins printed types into a union; omits `never`. */
export function joinUnion(types: readonly string[]): string {
  const some = types.filter((type) => type !== 'never');
  const members = some.length > 0 ? some : types;
  if (members.length === 1) return members[0] ?? '';
  return members.map((member) => wrapMember(member)).join(' | ');
}

/** Types that need parentheses as a member of a union or an intersection. */
const LOOSE_KINDS = new Set([
  ts.SyntaxKind.FunctionType,
  ts.SyntaxKind.ConstructorType,
  ts.SyntaxKind.ConditionalType,
  ts.SyntaxKind.InferType,
]);

/** Wraps a printed type in parentheses, if it has a loose kind. */
function wrapMember(text: string, kinds: ReadonlySet<ts.SyntaxKind> = LOOSE_KINDS): string {
  const file = ts.createSourceFile('type.d.ts', `type T = ${text}`, ts.ScriptTarget.ES2022);
  const [alias] = file.statements.filter(ts.isTypeAliasDeclaration);
  return alias && kinds.has(alias.type.kind) ? `(${text})` : text;
}

/** Prints each member of a union; a type that is not a union counts as one member. */
function listMembers(node: ts.TypeNode, scope: TypeScope): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((type) => listMembers(type, scope));
  if (ts.isParenthesizedTypeNode(node)) return listMembers(node.type, scope);
  if (ts.isTypeReferenceNode(node)) return listReferenceMembers(node, scope);
  if (ts.isIndexedAccessTypeNode(node)) return listIndexedMembers(node, scope);
  return [printSingle(node, scope)];
}

function printSingle(node: ts.TypeNode, scope: TypeScope): string {
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
    return quote(node.literal.text);
  if (ts.isFunctionTypeNode(node)) return printFunction(node, scope);
  if (ts.isTypeLiteralNode(node)) return printObject(node.members, scope);
  if (ts.isMappedTypeNode(node)) return printMapped(node, scope);
  if (ts.isIntersectionTypeNode(node)) return printIntersection(node, scope);
  if (ts.isArrayTypeNode(node)) return printArray(node, scope);
  if (ts.isImportTypeNode(node)) return printImport(node, scope);
  if (ts.isTypePredicateNode(node)) return printPredicate(node, scope);
  return printText(node);
}

/** Prints `value is Type`, `asserts value is Type` or `asserts value`. */
function printPredicate(node: ts.TypePredicateNode, scope: TypeScope): string {
  const { assertsModifier, parameterName, type } = node;
  const subject = `${assertsModifier ? 'asserts ' : ''}${parameterName.getText()}`;
  return type ? `${subject} is ${printType(type, scope)}` : subject;
}

function printText(node: ts.Node): string {
  return node.getText().replaceAll(/\s+/g, ' ');
}

function printArray({ elementType }: ts.ArrayTypeNode, scope: TypeScope): string {
  const element = printType(elementType, scope);
  return /^[\w.<>']+$/.test(element) ? `${element}[]` : `(${element})[]`;
}

/** Prints `import('…').Name` as `Name`. */
function printImport({ qualifier, typeArguments }: ts.ImportTypeNode, scope: TypeScope): string {
  const args = (typeArguments ?? []).map((type) => printType(type, scope));
  const name = qualifier?.getText() ?? 'object';
  return args.length > 0 ? `${name}<${args.join(', ')}>` : name;
}

const LOOSE_IN_INTERSECTION = new Set([...LOOSE_KINDS, ts.SyntaxKind.UnionType]);

function printIntersection({ types }: ts.IntersectionTypeNode, scope: TypeScope): string {
  const parts = types
    .filter((type) => !isEmptyObject(type, scope))
    .map((type) => printType(type, scope));
  if (parts.length < 2) return parts[0] ?? 'object';
  return parts.map((part) => wrapMember(part, LOOSE_IN_INTERSECTION)).join(' & ');
}

function isEmptyObject(node: ts.TypeNode, { checker }: TypeScope): boolean {
  const type = checker.getTypeFromTypeNode(node);
  const isObject = Boolean(type.flags & ts.TypeFlags.Object);
  const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  const members = [...type.getProperties(), ...checker.getIndexInfosOfType(type), ...signatures];
  return isObject && members.length === 0;
}

/** Prints a signature as a function type; its type parameters keep their names. */
export function printFunction(node: ts.SignatureDeclaration, outer: TypeScope): string {
  const { filled = [] } = outer;
  const scope = { ...outer, filled: [...filled, ...(node.typeParameters ?? [])] };
  const generics = (node.typeParameters ?? []).map((param) => printTypeParameter(param, scope));
  const params = node.parameters.map((param) => {
    const rest = param.dotDotDotToken ? '...' : '';
    const optional = param.questionToken ? '?' : '';
    const print = optional ? printOptionalType : printType;
    const type = param.type ? print(param.type, scope) : 'any';
    return `${rest}${printText(param.name)}${optional}: ${type}`;
  });
  const typeParameters = generics.length > 0 ? `<${generics.join(', ')}>` : '';
  const result = node.type ? printType(node.type, scope) : 'void';
  return `${typeParameters}(${params.join(', ')}) => ${result}`;
}

function printTypeParameter(
  { name, constraint, default: fallback }: ts.TypeParameterDeclaration,
  scope: TypeScope,
): string {
  const limit = constraint ? ` extends ${printType(constraint, scope)}` : '';
  return `${name.text}${limit}${fallback ? ` = ${printType(fallback, scope)}` : ''}`;
}

function printObject(
  members: readonly ts.TypeElement[],
  scope: TypeScope,
  optional = false,
): string {
  if (members.length === 0) return '{}';
  const lines = members.map((member) => printMember(member, scope, optional));
  const single = `{ ${lines.join('; ')} }`;
  if (single.length <= MAX_LINE && !single.includes('\n')) return single;
  const indented = lines.map((line) => `  ${line.replaceAll('\n', '\n  ')};\n`);
  return `{\n${indented.join('')}}`;
}

function printMember(member: ts.TypeElement, scope: TypeScope, optional: boolean): string {
  if (!ts.isPropertySignature(member) || !member.type) return printText(member).replace(/;$/, '');
  const mark = optional || member.questionToken ? '?' : '';
  const print = mark ? printOptionalType : printType;
  return `${member.name.getText()}${mark}: ${print(member.type, scope)}`;
}

/** Prints `{ [P in keyof T]?: T[P] }` as the members of `T`, when `T` resolves to an object. */
function printMapped(node: ts.MappedTypeNode, scope: TypeScope): string {
  const keys = node.typeParameter.constraint;
  const source = keys && ts.isTypeOperatorNode(keys) ? resolveParameter(keys.type, scope) : [];
  const members = source.flatMap((type) => (ts.isTypeLiteralNode(type) ? [...type.members] : []));
  return members.length > 0
    ? printObject(members, scope, Boolean(node.questionToken))
    : printText(node);
}

function resolveParameter(node: ts.TypeNode, scope: TypeScope): ts.TypeNode[] {
  if (!ts.isTypeReferenceNode(node)) return [node];
  const declaration = findReferent(node.typeName, scope)?.declarations?.[0];
  if (!declaration || !ts.isTypeParameterDeclaration(declaration)) return [node];
  return findTypeArguments(declaration, scope);
}

function listIndexedMembers(node: ts.IndexedAccessTypeNode, scope: TypeScope): string[] {
  const targets = findIndexedDeclarations(node, scope);
  if (targets.length === 0) return [printText(node)];
  return targets.flatMap((target) => {
    const missing = target.questionToken ? ['undefined'] : [];
    if (ts.isMethodSignature(target)) return [printFunction(target, scope), ...missing];
    if (isDeclaredByReact(target)) return [printResolved(node, scope), ...missing];
    return target.type ? [...listMembers(target.type, scope), ...missing] : [];
  });
}

/** Prints a property of React's attribute types as the compiler resolves it. */
function printResolved(node: ts.TypeNode, { checker }: TypeScope): string {
  const type = checker.getTypeFromTypeNode(node);
  return printHandler(printCheckedType(type, checker, { optional: true }));
}

/** Prints React's event handler types as functions. */
function printHandler(text: string): string {
  const [, event, args] = /^React\.(\w*)EventHandler(?:<(.+)>)?$/s.exec(text) ?? [];
  if (event === undefined) return text;
  if (event === '') return `(event: ${args}) => void`;
  const target = args === undefined ? '' : `<${args.replace(/^(\w+), \1$/, '$1')}>`;
  return `(event: React.${event === 'React' ? 'Synthetic' : event}Event${target}) => void`;
}

function listReferenceMembers(node: ts.TypeReferenceNode, scope: TypeScope): string[] {
  const declaration = findReferent(node.typeName, scope)?.declarations?.[0];
  const isHelper =
    declaration && (isDeclaredByMui(declaration) || isDeclaredByTypeScript(declaration));
  const helper = isHelper && HELPERS[node.typeName.getText()];
  if (helper) return helper([...(node.typeArguments ?? [])], scope);
  if (declaration && ts.isTypeParameterDeclaration(declaration)) {
    const { filled = [] } = scope;
    const types = filled.includes(declaration) ? [] : findTypeArguments(declaration, scope);
    const inside = { ...scope, filled: [...filled, declaration] };
    return types.length > 0
      ? types.flatMap((type) => listMembers(type, inside))
      : [declaration.name.text];
  }
  return listLiterals(declaration, scope) ?? [printReference(node, scope)];
}

/** Lists the literals of a type alias; undefined for React's aliases and for other types. */
function listLiterals(
  declaration: ts.Declaration | undefined,
  scope: TypeScope,
): string[] | undefined {
  if (!declaration || !ts.isTypeAliasDeclaration(declaration) || isDeclaredByReact(declaration))
    return undefined;
  if (declaration.typeParameters || !isLiteralUnion(declaration, scope)) return undefined;
  const members = listMembers(declaration.type, scope);
  return members.length > 0 && members.every((member) => LITERAL.test(member))
    ? members
    : undefined;
}

function isLiteralUnion(declaration: ts.TypeAliasDeclaration, { checker }: TypeScope): boolean {
  const type = checker.getTypeFromTypeNode(declaration.type);
  return (type.isUnion() ? type.types : [type]).every(({ flags }) => flags & ts.TypeFlags.Unit);
}

function printReference(node: ts.TypeReferenceNode, scope: TypeScope): string {
  const name = printTypeName(node.typeName, scope);
  const inside = { ...scope, isNested: true };
  const args = (node.typeArguments ?? []).map((type) => printType(type, inside));
  return printHandler(args.length > 0 ? `${name}<${args.join(', ')}>` : name);
}

type Helper = (args: ts.TypeNode[], scope: TypeScope) => string[];

/** Helper types of MUI and TypeScript, each with a function that lists its resolved types. */
const HELPERS: Partial<Record<string, Helper>> = {
  OverridableStringUnion: ([union], scope) => (union ? listMembers(union, scope) : []),
  NonNullable: ([type], scope) =>
    type ? listMembers(type, scope).filter((member) => !/^(?:null|undefined)$/.test(member)) : [],
  SlotProps: listSlotProps,
  SlotComponentProps: listSlotProps,
  SlotComponentPropsWithSlotState: listSlotProps,
};

function listSlotProps([component, , owner, slot]: ts.TypeNode[], scope: TypeScope): string[] {
  const props = component ? printPropsOf(component, scope) : 'object';
  const state = owner ? printType(owner, scope) : 'object';
  const slotState = slot ? `, slotState: ${printType(slot, scope)}` : '';
  return [props, `(ownerState: ${state}${slotState}) => ${props}`];
}

function printPropsOf(component: ts.TypeNode, scope: TypeScope): string {
  if (ts.isTypeQueryNode(component)) return `Partial<${component.exprName.getText()}Props>`;
  const props = ts.isTypeReferenceNode(component) ? component.typeArguments?.[0] : undefined;
  if (props)
    return printOptionalType(props, scope)
      .split(' | ')
      .map((name) => `Partial<${name}>`)
      .join(' | ');
  return `React.ComponentProps<${printType(component, scope)}>`;
}
