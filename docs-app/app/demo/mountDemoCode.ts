import {
  createCodeStore,
  installDemoCode,
  keepAnchor,
  parseDemoLink,
  type DemoCodeOptions,
  type DemoLink,
} from '@vitrine/ui';
import { codePorts } from '../adapters/codePorts.ts';
import { demoStoreOf } from '../shared/demoStores.ts';
import { loadDemoCode } from '../data/loadPage.ts';

/** Store of the chosen code language and styling, for all pages. */
export const codeStore = createCodeStore(codePorts);

// Apply the demo link in the hash only once, on the page that was loaded with it.
let linked: Promise<DemoLink | undefined> | undefined = parseDemoLink(codePorts.hash);

/** Shows the chosen code of the demos, and restores the demo state from the URL. */
export function mountDemoCode(root: DemoCodeOptions['root']): () => void {
  const uninstall = installDemoCode({ root, store: codeStore, load: loadDemoCode });
  void linked?.then((link) => link && followLink(root, link));
  linked = undefined;
  return uninstall;
}

function followLink(root: HTMLElement, { name, state }: DemoLink): void {
  const demo = root.querySelector(`[data-demo="${CSS.escape(name)}"]`);
  const details = demo?.querySelector<HTMLDetailsElement>('[data-demo-bar] > details');
  if (!demo || !details) return;
  demoStoreOf(demo).change(state);
  details.open = state.isOpen;
  keepAnchor(document, `#${name}`);
}
