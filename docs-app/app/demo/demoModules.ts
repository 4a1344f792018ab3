import type * as React from 'react';
import { DEFAULT_CODE_STYLING, type CodeStyling } from '@vitrine/ui';
import { loadSheet } from '../styles/loadSheet.ts';
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
  const [module] = await Promise.all([importModule<DemoModule>(url), ...css.map(loadSheet)]);
  return module.default;
}
