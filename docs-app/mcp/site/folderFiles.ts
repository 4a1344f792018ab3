import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { checkSize, MissingFileError, SiteError, type SiteFiles } from './siteFiles.ts';

/** Reads the files of a site in a folder. Rejects paths outside, also through symbolic links. */
export function createFolderFiles(folder: string): SiteFiles {
  const dir = resolve(folder);
  return {
    place: dir,
    freshMs: 1000,
    urlOf: () => undefined,
    async read(path) {
      const root = await realpath(dir).catch(() => {
        throw new SiteError(`The folder ${dir} does not exist. Build the site: npm run build.`);
      });
      const file = await realpath(join(root, path)).catch(() => undefined);
      if (file === undefined || !file.startsWith(root + sep)) throw missing(path, dir);
      const info = await stat(file);
      if (!info.isFile()) throw missing(path, dir);
      checkSize(path, info.size);
      return readFile(file, 'utf8');
    },
  };
}

const missing = (path: string, dir: string) =>
  new MissingFileError(`The site in ${dir} has no file ${path}.`);
