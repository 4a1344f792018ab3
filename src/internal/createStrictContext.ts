import * as React from 'react';
import { DocsError } from './DocsError.ts';

/** Creates a context and a hook that throws by name when its provider is missing (ERR-1, ERR-3). */
export function createStrictContext<Value>(
  name: string,
): [React.Context<Value | null>, () => Value] {
  const Context = React.createContext<Value | null>(null);
  Context.displayName = `${name}Context`;
  function useStrictContext(): Value {
    const value = React.useContext(Context);
    if (value !== null) return value;
    throw new DocsError('context/missing-provider', {
      what: `This component needs a ${name}Provider above it.`,
      why: 'Without it there is nothing to read.',
      fix: `Wrap the tree in <${name}Provider>.`,
    });
  }
  return [Context, useStrictContext];
}
