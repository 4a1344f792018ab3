import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

/** Writes a file of the site, with its folder. */
export async function writeSiteFile(
  outDir: string,
  path: string,
  content: string | Buffer,
): Promise<void> {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Path of a page's file: `/a/b` is `a/b/index.html`; the page of missing addresses is the `404.html` of its folder. */
export function htmlPath(pathname: string): string {
  return /^(\/zh)?\/404$/.test(pathname) ? `${pathname}.html` : posix.join(pathname, 'index.html');
}
