import ts from 'typescript';
import { splitUnion } from '@vitrine/ui/core';

const { NoTruncation, UseFullyQualifiedType, UseSingleQuotesForStringLiteralType } =
  ts.TypeFormatFlags;
const FLAGS = NoTruncation | UseFullyQualifiedType | UseSingleQuotesForStringLiteralType;
const MODULE = /\b(?:typeof )?import\((?:'[^']*'|"[^"]*")\)\./g;

/** Prints a type as the compiler resolved it; omits module paths, and `undefined` if optional. */
export function printCheckedType(
  type: ts.Type,
  checker: ts.TypeChecker,
  { optional = false } = {},
): string {
  const print = (one: ts.Type) =>
    checker.typeToString(one, undefined, FLAGS).replaceAll(MODULE, '');
  if (!type.isUnion() || type.aliasSymbol) return print(type);
  const isListed = ({ flags }: ts.Type) => !(optional && flags & ts.TypeFlags.Undefined);
  const [only, ...more] = type.types.filter(isListed);
  if (only && more.length === 0) return print(only);
  const members = splitUnion(print(type)).filter((one) => !(optional && one === 'undefined'));
  // Sort string literals, because the compiler lists them in the order in which it first met them.
  const areStrings = members.every((member) => member.startsWith("'"));
  return (areStrings ? members.toSorted(byText) : members).join(' | ');
}

const byText = new Intl.Collator('en', { numeric: true }).compare;

/** Prints a string as a literal in single quotes. */
export function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}
