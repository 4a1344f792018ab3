import {
  createCodeStore,
  demoOfHash,
  installDemoCode,
  keepAnchor,
  openDemoCode,
  type DemoCodeOptions,
} from '@vitrine/ui';
import { codePorts } from './adapters/codePorts.ts';
import { loadDemoCode } from './loadPage.ts';

/** The choices of language and styling, for every page. */
export const codeStore = createCodeStore(codePorts);

let linked = demoOfHash(codePorts.hash);

/** Lets the reader choose the language of the demos' sources, and opens the one that a link leads to. */
export function mountDemoCode(root: DemoCodeOptions['root']): () => void {
  const uninstall = installDemoCode({ root, store: codeStore, load: loadDemoCode });
  if (linked !== undefined) {
    openDemoCode(root, linked);
    keepAnchor(document, `#${linked}`);
  }
  // Only the page that was loaded with it follows the hash.
  linked = undefined;
  return uninstall;
}
