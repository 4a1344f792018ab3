import type { Plugin } from 'vite';
import { virtualModule } from '../virtualModule.ts';
import { AXE_NAME } from './axeRules.ts';
import { readConformance } from './readConformance.ts';

/** Gives the workbench every criterion of WCAG with what is known of it, and the engine that checks rules. */
export function conformance(): Plugin {
  return virtualModule('virtual:conformance', () => ({
    groups: readConformance(),
    engine: AXE_NAME,
  }));
}
