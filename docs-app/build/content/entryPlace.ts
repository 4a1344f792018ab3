import { join } from 'node:path';
import { displayPath } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { readText } from '../../node/readText.ts';
import type { Product } from './content.types.ts';

/** Returns the product, file and line of a navigation entry; line 1 if no file contains it. */
export function entryPlace(
  { id, dir, prefix }: Pick<Product, 'id' | 'dir' | 'prefix'>,
  pathname: string,
): string {
  const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
  const written = new RegExp(`${RegExp.escape(path)}/?['"\`]`);
  for (const name of ['nav.ts', ...globFiles('nav?*.ts', dir)]) {
    const file = join(dir, name);
    const index = readText(file)
      .split('\n')
      .findIndex((line) => written.test(line));
    if (index >= 0) return `${id}: ${displayPath(file)}:${index + 1}`;
  }
  return `${id}: ${displayPath(join(dir, 'nav.ts'))}:1`;
}
