import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { modulePath } from '../../node/paths.ts';
import { globFiles, toPosixPath } from '../../node/posixPaths.ts';

const ID = 'virtual:product-modules';
/** Resolved module id; the `\0` prefix makes other plugins ignore the module. */
const RESOLVED_ID = `\0${ID}`;

/** Creates the plugin for a virtual module with the demos and providers of every product. */
export function productModules(productsDir: string): Plugin {
  return {
    name: 'vitrine:product-modules',
    resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => RESOLVED_ID },
    load: {
      filter: { id: new RegExp(`^\\0${ID}$`) },
      handler: () => writeModule(productsDir),
    },
  };
}

function writeModule(dir: string): string {
  const keyOf = (path: string) => `/${modulePath(join(dir, path))}`;
  return [
    ...writeTable({ name: 'demos', dir, glob: '*/pages/**/demos/*/system.tsx', keyOf }),
    ...writeTable({ name: 'providers', dir, glob: '*/demo-providers.tsx', keyOf: dirname }),
  ].join('\n');
}

interface Table {
  name: string;
  dir: string;
  glob: string;
  keyOf: (path: string) => string;
}

/** Writes imports of the files that match a glob, and an export with all of them by key. */
function writeTable({ name, dir, glob, keyOf }: Table): string[] {
  const paths = globFiles(glob, dir);
  const fileOf = (path: string) => JSON.stringify(toPosixPath(join(dir, path)));
  const entries = paths.map((path, index) => `${JSON.stringify(keyOf(path))}: ${name}${index}`);
  return [
    ...paths.map((path, index) => `import * as ${name}${index} from ${fileOf(path)};`),
    `export const ${name} = { ${entries.join(', ')} };`,
  ];
}
