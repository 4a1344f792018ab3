import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Fixture package: its files by path. `writeProduct` adds a missing `package.json`. */
export type PackageFiles = Readonly<Record<string, string>>;

/** Writes a product with installed packages into a temporary folder. */
export function writeProduct(packages: Readonly<Record<string, PackageFiles>>) {
  const productDir = mkdtempSync(join(tmpdir(), 'vitrine-product-'));
  const write = (path: string, text: string) => {
    const file = join(productDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const names = Object.keys(packages);
  const dependencies = Object.fromEntries(names.map((name) => [name, '1.0.0']));
  write('package.json', JSON.stringify({ name: 'acme', dependencies }));
  for (const [name, files] of Object.entries(packages)) {
    const manifest = JSON.stringify({ name, version: '1.0.0' });
    for (const [file, text] of Object.entries({ 'package.json': manifest, ...files }))
      write(`node_modules/${name}/${file}`, text);
  }
  return {
    productDir,
    write,
    remove: () => rmSync(productDir, { recursive: true }),
  };
}

/** React declarations that fixture packages need. */
export const REACT_TYPES: PackageFiles = {
  'package.json': JSON.stringify({
    name: '@types/react',
    version: '19.0.0',
    types: 'index.d.ts',
  }),
  'index.d.ts': `
export = React;
export as namespace React;
declare namespace React {
  type ReactNode = ReactElement | string | number | null | undefined;
  interface ReactElement { type: any; props: any; key: string | null }
  type ElementType = string | ((props: any) => ReactNode);
  interface Attributes { key?: string }
  interface RefAttributes<T> extends Attributes { ref?: { current: T | null } }
  interface HTMLAttributes<T> { className?: string; id?: string; style?: object; onClick?: (event: T) => void; title?: string }
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> { disabled?: boolean }
  interface ForwardRefExoticComponent<P> { (props: P): ReactNode; displayName?: string }
  interface FunctionComponent<P = {}> { (props: P): ReactNode; displayName?: string }
  type FC<P = {}> = FunctionComponent<P>;
  class Component<P> { constructor(props: P); readonly props: P; render(): ReactNode }
  interface Context<T> extends FC<{ value: T }> { Provider: FC<{ value: T }> }
}`,
};
