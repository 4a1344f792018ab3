import type { Plugin } from 'vite';
import { WORKBENCH_EVIDENCE } from '@vitrine/ui/core';

const NOTHING = JSON.stringify(null);

/** Says of a workbench that it was not tested, until a build of the site puts evidence in that place. */
export function untested(): Plugin {
  return {
    name: 'vitrine:untested',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${WORKBENCH_EVIDENCE}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end(NOTHING);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKBENCH_EVIDENCE, source: NOTHING });
    },
  };
}
