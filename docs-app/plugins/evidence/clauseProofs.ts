import type { Plugin } from 'vite';
import { readClauses } from './readClauses.ts';

const MODULE = 'virtual:clause-proofs';
const RESOLVED = `\0${MODULE}`;

/** Gives the workbench every clause of the specification with what proves it. */
export function clauseProofs(): Plugin {
  return {
    name: 'vitrine:clause-proofs',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      return `export const groups = ${JSON.stringify(readClauses())};`;
    },
  };
}
