import type * as React from 'react';
import { DEFAULT_CODE_STYLING, type CodeStyling } from '@vitrine/ui';
import { loadOnce } from '../data/loadOnce.ts';
import { importModule } from '../updates/recoverModules.ts';
import type { DemoModuleUrl } from '../../model/page.types.ts';

interface DemoModule {
  default: React.ComponentType;
}

export type Modules = readonly [DemoModuleUrl, ...DemoModuleUrl[]];

/** Reads the module URLs of a demo from its stage; the first module was prerendered. */
export function readModules({ dataset: { module = '', stylings = '[]' } }: HTMLElement): Modules {
  const otherModules = JSON.parse(stylings) as DemoModuleUrl[];
  return [{ styling: DEFAULT_CODE_STYLING, url: module, css: [] }, ...otherModules];
}

/** Returns the module of a styling; the first module when the demo lacks that styling. */
export function pickModule(modules: Modules, styling: CodeStyling): DemoModuleUrl {
  return modules.find((module) => module.styling === styling) ?? modules[0];
}

/** Loads a demo's module and the style sheets that it needs before it renders. */
export async function loadModule({ url, css }: DemoModuleUrl): Promise<React.ComponentType> {
  const [module] = await Promise.all([
    importModule<DemoModule>(url),
    // The demo renders without a style sheet that fails to load.
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
        reject(new Error(`Could not load ${href}.`));
      });
      document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
    }),
);
