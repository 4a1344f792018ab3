import type * as React from 'react';
import { DEFAULT_CODE_STYLING, type CodeStyling } from '@vitrine/ui';
import { loadOnce } from '../data/loadOnce.ts';
import { importModule } from '../updates/recoverModules.ts';
import type { DemoModuleUrl } from '../../model/page.types.ts';

interface DemoModule {
  default: React.ComponentType;
}

export type Modules = readonly [DemoModuleUrl, ...DemoModuleUrl[]];

/** Reads from a stage where its demo's modules are; the first was prerendered. */
export function readModules({ dataset: { module = '', stylings = '[]' } }: HTMLElement): Modules {
  const others = JSON.parse(stylings) as DemoModuleUrl[];
  return [{ styling: DEFAULT_CODE_STYLING, url: module, css: [] }, ...others];
}

/** Picks the module of a styling; a demo without it shows what it has. */
export function pickModule(modules: Modules, styling: CodeStyling): DemoModuleUrl {
  return modules.find((module) => module.styling === styling) ?? modules[0];
}

/** Loads a demo's module, and the style sheets that it needs before it is shown. */
export async function loadModule({ url, css }: DemoModuleUrl): Promise<React.ComponentType> {
  const [module] = await Promise.all([
    importModule<DemoModule>(url),
    // A sheet that cannot be had leaves the demo plain, not away.
    ...css.map((href) => loadSheet(href).catch(() => {})),
  ]);
  return module.default;
}

const loadSheet = loadOnce(
  (href) =>
    new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error(`Nothing at ${href}`));
      });
      document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
    }),
);
