import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasRootScript, listSubpaths } from '../api/packageEntry.ts';
import { readPinnedPackages, type PinnedPackage } from '../api/pinnedPackages.ts';
import { listImports } from '../../node/imports.ts';
import { globFiles } from '../../node/posixPaths.ts';

/** Modules that every demo may import; transpiled JSX imports `react/jsx-runtime`. */
const ALWAYS = ['react', 'react-dom', 'react/jsx-runtime'];

/** Large or internal packages, of which the list contains only modules that demos import. */
const IN_PART =
  /^@vitrine\/|^@emotion\/cache$|^@mui\/(icons-material|private-theming|styled-engine|utils)$/;

/** Folders to skip: other builds, internal code, locales, and code that needs unpinned packages. */
const LEFT_OUT =
  /^(esm|modern|node|internals?|locales?|zero-styled|themeAugmentation|nextjs|react-router|tanstack-router|vite)$|^Pigment|^Adapter(?!Dayjs$)/;

/** Lists the modules that the demos of a product may import while they are edited. */
export function listModules(productDir: string): string[] {
  const packages = readPinnedPackages(productDir).filter(({ name }) => !IN_PART.test(name));
  const names = [...ALWAYS, ...listDemoImports(productDir), ...packages.flatMap(listEntries)];
  return [...new Set(names)].sort();
}

function listDemoImports(productDir: string): string[] {
  const files = globFiles('pages/**/demos/*/*.{ts,tsx}', productDir);
  return files
    .flatMap((name) => listImports(readFileSync(join(productDir, name), 'utf8')))
    .filter((specifier) => !specifier.startsWith('.'));
}

function listEntries(owner: PinnedPackage): string[] {
  const { name, dir } = owner;
  const folders = readdirSync(dir).filter(
    (folder) =>
      !LEFT_OUT.test(folder) &&
      ['package.json', 'index.js'].some((file) => existsSync(join(dir, folder, file))),
  );
  // Only these packages have folders that are meant to be imported.
  const publicFolders = name.startsWith('@mui/') || name.startsWith('@toolpad/') ? folders : [];
  return [...listScripts(owner), ...publicFolders.map((folder) => `${name}/${folder}`)];
}

/** Lists the root of a package, or its subpaths if only they have scripts. */
function listScripts(owner: PinnedPackage): string[] {
  if (hasRootScript(owner.dir)) return [owner.name];
  return listSubpaths(owner)
    .filter(({ isScript }) => isScript)
    .map(({ specifier }) => specifier);
}
