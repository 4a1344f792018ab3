import { installCodeTabs, installCopyShortcut } from '@vitrine/ui';
import { codeTabsStorage } from '../adapters/codeTabsStorage.ts';

const isMac = /mac/i.test(navigator.platform);

/** Brings tabs of code to life, and the keys that copy the block in use. */
export function mountCodeBlocks(root: HTMLElement): () => void {
  const uninstallTabs = installCodeTabs({ root, storage: codeTabsStorage });
  const uninstallShortcut = installCopyShortcut({ root: document, isMac });
  return () => {
    uninstallTabs();
    uninstallShortcut();
  };
}
