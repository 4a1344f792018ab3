import type { Plugin } from 'vite';
import { virtualModule } from '../shared/virtualModule.ts';
import { listProofs } from './listProofs.ts';
import { readClauses } from './readClauses.ts';
import { readNamedProofs } from './readProofs.ts';

/** Provides the clauses to the workbench, with the stories and tests that name each clause. */
export function clauseProofs(): Plugin {
  return virtualModule('virtual:clause-proofs', () => ({
    groups: readClauses(listProofs(readNamedProofs())),
  }));
}
