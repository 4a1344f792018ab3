import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

/** Writes a file of the site and creates its folder. */
export async function writeSiteFile(
  outDir: string,
  path: string,
  content: string | Buffer,
): Promise<void> {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Returns the path of a page's HTML file: `/a/b/index.html`; the not-found page is `/404.html`. */
export function htmlPath(pathname: string): string {
  return /^(\/zh)?\/404$/.test(pathname) ? `${pathname}.html` : posix.join(pathname, 'index.html');
}
