import { posix } from 'node:path';

const PAGE_FILE = /^docs-app\/products\/([^/]+)\/pages\/(.+)$/;

/** Returns the folder of a page's file as a path of the site; undefined for other files. */
export function pageFolderOf(file: string): string | undefined {
  const [, product, path] = PAGE_FILE.exec(file) ?? [];
  return path === undefined ? undefined : posix.dirname(`/${product}/${path}`);
}

/** Lists the paths of pages whose files changed, and of all their parent folders. */
export function listChangedPages(files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => listFolders(pageFolderOf(file) ?? '/')));
}

function listFolders(folder: string): string[] {
  return folder === '/' ? [] : [folder, ...listFolders(posix.dirname(folder))];
}
