import * as React from 'react';
import { DocsError } from './DocsError.ts';

/**
 * Creates a React context and a hook that reads it.
 * The hook throws an error that names the missing provider (ERR-1, ERR-2, ERR-3).
 */
export function createStrictContext<Value>(
  name: string,
  createError: () => DocsError = () => new DocsError('context/missing-provider', { name }),
): [React.Context<Value | null>, () => Value] {
  const Context = React.createContext<Value | null>(null);
  Context.displayName = `${name}Context`;
  function useStrictContext(): Value {
    const value = React.useContext(Context);
    if (value !== null) return value;
    throw createError();
  }
  return [Context, useStrictContext];
}
