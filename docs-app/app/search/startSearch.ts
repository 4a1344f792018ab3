import {
  createTranslator,
  DEFAULT_LANGUAGE,
  installSearch,
  localizePathname,
  type Language,
} from '@vitrine/ui';
import { siteStorage } from '../adapters/browserStorage.ts';
import { loadDictionaries } from '../i18n/loadDictionaries.ts';
import { listCommands } from './listCommands.ts';
import { loadNames, loadProducts } from './loadNames.ts';

/** Starts the search of a page; rejects when the dictionary does not load. */
export async function startSearch(
  dialog: HTMLDialogElement,
  warn: (message: string) => void,
): Promise<void> {
  const language: Language = document.documentElement.lang === 'zh' ? 'zh' : DEFAULT_LANGUAGE;
  const dictionaries = await loadDictionaries(language);
  const translate = createTranslator({ language, dictionaries, warn });
  installSearch(dialog, {
    translate,
    storage: siteStorage,
    loadProducts,
    loadNames,
    yieldToMain: () => new Promise((resolve) => setTimeout(resolve)),
    open: (href, { isNewTab }) => openLink(localizePathname(language, href), isNewTab),
    listCommands: () => listCommands(translate),
  });
}

/** Clicks a link, so that the router opens the page when the application has started. */
function openLink(href: string, isNewTab: boolean): void {
  const link = document.createElement('a');
  link.href = href;
  if (isNewTab) Object.assign(link, { target: '_blank', rel: 'noopener' });
  document.body.append(link);
  link.click();
  link.remove();
}
