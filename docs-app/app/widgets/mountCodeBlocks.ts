import { installCodeTabs, installCopyShortcut } from '@vitrine/ui';
import { codeTabsStorage } from '../adapters/codeTabsStorage.ts';

const isMac = /mac/i.test(navigator.platform);

/** Installs code tabs, and the shortcut that copies the hovered or focused code block. */
export function mountCodeBlocks(root: HTMLElement): () => void {
  const uninstallTabs = installCodeTabs({ root, storage: codeTabsStorage });
  const uninstallShortcut = installCopyShortcut({ root: document, isMac });
  return () => {
    uninstallTabs();
    uninstallShortcut();
  };
}
