import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DocsError, type NavEntry } from '@vitrine/ui/core';
import type { ProductDefinition } from '@vitrine/ui/authoring';
import { z } from 'zod';
import { displayPath } from '../../node/paths.ts';
import { toPosixPath } from '../../node/posixPaths.ts';
import { readText } from '../../node/readText.ts';

interface ProductModule {
  product: ProductDefinition;
  nav: readonly NavEntry[];
}

const name = z.string().min(1);
const identity = z.looseObject({ id: name, name, tagline: name, packageName: name });
const entry = z.looseObject({
  pathname: name,
  get children(): z.ZodOptional<z.ZodArray<typeof entry>> {
    return z.array(entry).optional();
  },
});
const schema = z.object({
  product: identity.extend({
    packages: z.record(z.string(), z.string()),
    members: z.array(identity).optional(),
  }),
  nav: z.array(entry),
});

/** Imports the definition and the navigation of a product; throws `content/product-module`. */
export async function importProduct(dir: string): Promise<ProductModule> {
  // For an invalid `package.json`, `import()` throws an error without a line, so read it first.
  readDependencies(dir);
  // A new URL bypasses the module cache, so the development server loads edited navigation.
  const url = `${pathToFileURL(join(dir, 'index.ts')).href}?at=${Date.now()}`;
  const module = await (import(url) as Promise<unknown>).catch((error: unknown) => {
    throw moduleError(dir, describe(error), placeInProduct(error, dir));
  });
  const { error } = schema.safeParse(module);
  if (!error) return module as ProductModule;
  const [issue] = error.issues;
  const field = issue?.path.map((key, index) =>
    typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`,
  );
  throw moduleError(dir, `${field?.join('')}: ${issue?.message}`);
}

/** Returns the exact version of a package that a product pins; throws for a missing pin. */
export function readPin(packageName: string, { dir, id }: { dir: string; id: string }): string {
  const file = join(dir, 'package.json');
  const version = readDependencies(dir)[packageName];
  if (version) return version;
  throw new DocsError('content/no-pin', { product: id, packageName }, displayPath(file));
}

function readDependencies(dir: string): Readonly<Record<string, string>> {
  const file = join(dir, 'package.json');
  try {
    const manifest = JSON.parse(readText(file)) as {
      dependencies?: Record<string, string>;
    };
    return manifest.dependencies ?? {};
  } catch (error) {
    throw moduleError(dir, describe(error), `${displayPath(file)}:1`);
  }
}

function moduleError(dir: string, problem: string, place?: string): DocsError {
  const index = `${displayPath(join(dir, 'index.ts'))}:1`;
  return new DocsError(
    'content/product-module',
    { product: basename(dir), problem },
    `${basename(dir)}: ${place ?? index}`,
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? String(error.message.split('\n')[0]) : String(error);
}

/** Finds the first file and line inside the product in the stack trace of an error. */
function placeInProduct(error: unknown, dir: string): string | undefined {
  // The error for a missing module names that module before the file that imports it.
  const [stack = ''] =
    error instanceof Error ? (error.stack ?? '').split(' imported from ').slice(-1) : [];
  const folders = [pathToFileURL(dir).href, toPosixPath(dir)].map((folder) =>
    RegExp.escape(folder),
  );
  const [, path, line] =
    new RegExp(`(?:${folders.join('|')})/([^\\s?:)'"]+)(?:\\?[^\\s:)]*)?(?::(\\d+))?`).exec(
      stack,
    ) ?? [];
  if (path === undefined) return undefined;
  return `${displayPath(join(dir, decodeURIComponent(path)))}:${line ?? 1}`;
}
