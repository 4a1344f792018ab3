import type { Plugin } from 'vite';
import { WORKBENCH_EVIDENCE, WORKBENCH_PROOFS } from '@vitrine/ui/core';

const FILES = [WORKBENCH_EVIDENCE, WORKBENCH_PROOFS];
const NOTHING = JSON.stringify(null);

/** Serves and emits empty test results for the workbench; a site build replaces them. */
export function emptyEvidencePlugin(): Plugin {
  return {
    name: 'vitrine:untested',
    configureServer: ({ middlewares }) => {
      for (const file of FILES) {
        middlewares.use(`/${file}`, (_request, response) => {
          response.setHeader('Content-Type', 'application/json').end(NOTHING);
        });
      }
    },
    generateBundle() {
      for (const fileName of FILES) {
        this.emitFile({ type: 'asset', fileName, source: NOTHING });
      }
    },
  };
}
