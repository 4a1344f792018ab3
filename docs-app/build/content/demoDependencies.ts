import { join } from 'node:path';
import { DocsError } from '@vitrine/ui/core';
import { readManifest, readPinnedPackages, readPins } from '../api/pinnedPackages.ts';
import { packageOf } from '../../node/imports.ts';
import { displayPath, ROOT } from '../../node/paths.ts';
import type { DemoSource, Product } from './content.types.ts';
import { listFileImports } from './readStylings.ts';

/** Exact versions of the packages that a demo needs, by name. */
export type Dependencies = Readonly<Record<string, string>>;

/** Packages that every demo needs. */
const ALWAYS = ['react', 'react-dom'];

/** Build tools of a demo's standalone project, in the versions that this repository pins. */
const TOOLS = [
  '@tailwindcss/vite',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'tailwindcss',
  'typescript',
  'vite',
];

/** Lists the build tools of a demo's standalone project. */
export function listTools(): Dependencies {
  const { devDependencies = {} } = readManifest(ROOT);
  return Object.fromEntries(TOOLS.map((name) => [name, devDependencies[name] ?? '']));
}

/**
 * Lists the packages that a demo and its standalone project import, and their dependencies that
 * the product pins.
 */
export function listDependencies({ stylings }: DemoSource, product: Product): Dependencies {
  const pins = readPins(product.dir);
  const packages = readPinnedPackages(product.dir);
  const needed = new Set(ALWAYS);
  for (const { file, files } of stylings) {
    for (const specifier of files.flatMap(listFileImports)) {
      if (!specifier.startsWith('.'))
        needed.add(checkPin(packageOf(specifier), { pins, file, product }));
    }
  }
  const { imports = [], wrapper } = product.standalone ?? {};
  for (const specifier of [...imports, ...(wrapper ? [wrapper.from] : [])]) {
    const file = join(product.dir, 'product.ts');
    needed.add(checkPin(packageOf(specifier), { pins, file, product }));
  }
  for (const name of needed) {
    const { buildsOn = [] } = packages.find((candidate) => candidate.name === name) ?? {};
    for (const other of buildsOn.filter((candidate) => candidate in pins)) needed.add(other);
  }
  return Object.fromEntries([...needed].sort().map((name) => [name, pins[name] ?? '']));
}

interface PinCheck {
  pins: Dependencies;
  file: string;
  product: Product;
}

function checkPin(packageName: string, { pins, file, product }: PinCheck): string {
  if (packageName in pins) return packageName;
  throw new DocsError(
    'content/demo-unpinned',
    { packageName, file: displayPath(join(product.dir, 'package.json')) },
    `${product.id}: ${displayPath(file)}:1`,
  );
}
