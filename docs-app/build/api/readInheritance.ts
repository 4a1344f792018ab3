import ts from 'typescript';
import type { ComponentApi } from '@vitrine/ui/core';
import type { DocLinks } from './createDocLinks.ts';

const MENTION = /inherits \[(\w+) API\]\(([^)\s]+)\)/;

interface Heir {
  /** Text above the component's declaration. */
  comment: string;
  declaration: ts.Declaration;
  checker: ts.TypeChecker;
  links: DocLinks;
}

/** Reads the component or element whose props a component inherits, from its comment or types. */
export function readInheritance({
  comment,
  declaration,
  checker,
  links,
}: Heir): ComponentApi['inherits'] {
  const [, name, address] = MENTION.exec(comment) ?? [];
  if (!name || !address) return readElement(declaration, checker);
  const href = links(address);
  const slug = href?.startsWith('/') ? href.split('/').at(-1) : undefined;
  return { name, ...(slug && { slug }), ...(href && { href }) };
}

function readElement(
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): ComponentApi['inherits'] {
  const type = ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
  const map = type && ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
  const element = map && checker.getTypeFromTypeNode(map).getProperty('defaultComponent');
  const name = element && checker.getTypeOfSymbol(element);
  return name?.isStringLiteral() ? { name: name.value } : undefined;
}
