import { join } from 'node:path';
import ts from 'typescript';
import type { LocatedComponent } from './locateComponents.ts';

/** A component as the compiler sees it. */
export interface ComponentSymbols {
  type: ts.Type;
  /** Where the component is declared, with its comment. */
  declaration: ts.Declaration;
}

/** Reads the component that a folder exports. */
export function readComponentSymbols(
  { name, dir }: LocatedComponent,
  program: ts.Program,
): ComponentSymbols {
  const exported = listExports(dir, program);
  const component = exported.get('default') ?? exported.get(name);
  if (!component?.valueDeclaration) throw new TypeError(`${dir} declares no value named ${name}.`);
  return {
    type: program.getTypeChecker().getTypeOfSymbol(component),
    declaration: component.valueDeclaration,
  };
}

/** Finds an interface that a folder exports, such as `ButtonClasses`. */
export function findInterface(dir: string, name: string, program: ts.Program): ts.Type | undefined {
  const symbol = listExports(dir, program).get(name);
  return symbol && program.getTypeChecker().getDeclaredTypeOfSymbol(symbol);
}

/** Lists what a folder exports, by the exported name; aliases are followed. */
export function listExports(dir: string, program: ts.Program): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(dir, 'index.d.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return new Map(symbols.map((symbol) => [symbol.name, resolveAlias(symbol, checker)]));
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
