import { join } from 'node:path';
import { PLAY_PATHS } from '@vitrine/ui/core';
import { bundleFrame, bundleProduct, bundleTailwind, listPlayFolders } from './bundleSandbox.ts';

export interface DevPlayOptions {
  productsDir: string;
  /** Returns the base style sheet of every page. */
  baseCss: () => Promise<string>;
}

/** File for demo editing, as the development server sends it. */
export interface DevPlayFile {
  type: string;
  text: string;
}

export interface DevPlay {
  /** Returns the file at a URL path; builds it on the first request. */
  file: (path: string) => Promise<DevPlayFile | undefined>;
  /** Discards the built files. */
  clear: () => void;
}

const SCRIPT_PATH = /^\/assets\/play\/([\w-]+)\.js$/;

/** Creates the builder of the files for demo editing during development. */
export function createDevSandbox({ productsDir, baseCss }: DevPlayOptions): DevPlay {
  const built = new Map<string, Promise<string>>();
  const folders = listPlayFolders(productsDir);
  const scripts = {
    products: Object.fromEntries(folders.map((folder) => [folder, `/assets/play/${folder}.js`])),
    tailwind: '/assets/play/tailwind.js',
  };
  const build = async (path: string): Promise<string> => {
    if (path === PLAY_PATHS.frame) return bundleFrame(await baseCss());
    const [, name = ''] = SCRIPT_PATH.exec(path) ?? [];
    if (name === 'tailwind') return (await bundleTailwind(productsDir)) ?? '';
    return bundleProduct(join(productsDir, name));
  };
  return {
    async file(path) {
      if (path === PLAY_PATHS.scripts)
        return { type: 'application/json', text: JSON.stringify(scripts) };
      const [, name = ''] = SCRIPT_PATH.exec(path) ?? [];
      const isScript = name === 'tailwind' || folders.includes(name);
      if (path !== PLAY_PATHS.frame && !isScript) return undefined;
      const text = built.get(path) ?? build(path);
      built.set(path, text);
      text.catch(() => built.delete(path));
      return { type: isScript ? 'text/javascript' : 'text/html', text: await text };
    },
    clear: () => built.clear(),
  };
}
