import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file of the site, with its folder. */
export async function publish(outDir: string, path: string, content: string): Promise<void> {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Path of a page's file: `/a/b` is `a/b/index.html`; the page of missing addresses is `404.html`. */
export function htmlPath(pathname: string): string {
  return pathname === '/404' ? '404.html' : join(pathname, 'index.html');
}
