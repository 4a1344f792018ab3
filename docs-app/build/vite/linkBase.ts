import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SITE } from '../../node/paths.ts';
import { toPosixPath } from '../../node/posixPaths.ts';

const WRAPPER = toPosixPath(join(SITE, 'app/shared/elementsAtBase.ts'));

/**
 * Adds the base path to the URLs of every element that React creates in the browser, also in demos
 * and libraries. The build adds the same base to prerendered HTML (`addBaseToHtml`).
 */
export function linkBase(): Plugin {
  return {
    name: 'vitrine:link-base',
    transform: {
      filter: { id: /node_modules\/react\/(?:index|jsx-runtime)\.js$/ },
      handler: (code) =>
        `${code}\nmodule.exports = require('${WRAPPER}').createAtBase(module.exports);\n`,
    },
  };
}
