import { join } from 'node:path';
import ts from 'typescript';
import type { LocatedComponent } from './locateComponents.ts';

/** What a component's folder exports: its value and the interfaces that describe it. */
export interface ComponentSymbols {
  type: ts.Type;
  /** Where the component is declared, with its comment. */
  declaration: ts.Declaration;
  /** Finds an exported interface, such as `ButtonClasses`. */
  findInterface: (name: string) => ts.Type | undefined;
}

/** Reads the exports of a component's folder. */
export function readComponentSymbols({ name, dir }: LocatedComponent, program: ts.Program): ComponentSymbols {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(dir, 'index.d.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const exported = new Map(
    (module ? checker.getExportsOfModule(module) : []).map((symbol) => [symbol.name, resolveAlias(symbol, checker)]),
  );
  const component = exported.get('default') ?? exported.get(name);
  const declaration = component?.valueDeclaration;
  if (!component || !declaration) throw new TypeError(`${dir} declares no value named ${name}.`);
  return {
    type: checker.getTypeOfSymbol(component),
    declaration,
    findInterface: (key) => {
      const symbol = exported.get(key);
      return symbol && checker.getDeclaredTypeOfSymbol(symbol);
    },
  };
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
