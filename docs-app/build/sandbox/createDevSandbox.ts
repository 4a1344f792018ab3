import { join } from 'node:path';
import { PLAY_PATHS } from '@vitrine/ui/core';
import { bundleFrame, bundleProduct, bundleTailwind, listPlayFolders } from './bundleSandbox.ts';

export interface DevPlayOptions {
  productsDir: string;
  /** Gives the style sheet that every page begins with. */
  baseCss: () => Promise<string>;
}

/** A file for editing, as the development server answers for it. */
export interface DevPlayFile {
  type: string;
  text: string;
}

export interface DevPlay {
  /** The file at an address, built when it is asked for. */
  file: (path: string) => Promise<DevPlayFile | undefined>;
  /** Forgets what was built. */
  clear: () => void;
}

const SCRIPT_PATH = /^\/assets\/play\/([\w-]+)\.js$/;

/** Creates what builds the files that editing needs while somebody develops. */
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
