import type { Plugin } from 'vite';
import { virtualModule } from '../virtualModule.ts';
import { readClauses } from './readClauses.ts';

/** Gives the workbench every clause of the specification with what proves it. */
export function clauseProofs(): Plugin {
  return virtualModule('virtual:clause-proofs', () => ({ groups: readClauses() }));
}
