import type * as React from 'react';
import type { CodeStyling } from '@vitrine/ui';
import { loadSheet } from '../styles/loadSheet.ts';
import { importModule } from '../updates/recoverModules.ts';
import type { DemoModuleUrl, PageDemos } from '../../model/page.types.ts';

interface DemoModule {
  default: React.ComponentType;
}

export type Modules = PageDemos[string];

/** Returns the modules of the demo around an element; the first module was prerendered. */
export function findModules(element: Element, demos: PageDemos): Modules {
  const name = element.closest<HTMLElement>('[data-demo]')?.dataset.demo ?? '';
  const modules = demos[name];
  if (!modules) throw new Error(`page.json lists no modules of the demo ${name}.`);
  return modules;
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
