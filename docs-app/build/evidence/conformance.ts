import type { Plugin } from 'vite';
import { virtualModule } from '../shared/virtualModule.ts';
import { AXE_NAME } from './axeRules.ts';
import { listProofs } from './listProofs.ts';
import { readConformance } from './readConformance.ts';
import { readNamedProofs } from './readProofs.ts';

/** Provides the WCAG criteria, their evidence and the axe-core version to the workbench. */
export function conformance(): Plugin {
  return virtualModule('virtual:conformance', () => ({
    groups: readConformance(listProofs(readNamedProofs())),
    engine: AXE_NAME,
  }));
}
