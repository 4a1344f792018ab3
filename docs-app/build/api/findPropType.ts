import type ts from 'typescript';
import { listPropsTypes } from './readProps.ts';

/** Finds the type of a component's prop, such as `slots`, without `Partial` and `undefined`. */
export function findPropType(
  component: ts.Type,
  name: string,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const [symbol] = listPropsTypes(component, checker).flatMap(
    (type) => type.getProperty(name) ?? [],
  );
  const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const full = type?.aliasSymbol?.name === 'Partial' ? type.aliasTypeArguments?.[0] : undefined;
  return full ?? type;
}
