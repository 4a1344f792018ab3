import { createTranslator, installSearch, localizePathname } from '@vitrine/ui';
import { site } from '../../model/site.config.ts';
import { siteStorage } from '../adapters/browserStorage.ts';
import { loadDictionaries } from '../i18n/loadDictionaries.ts';
import { connectTexts } from './connectTexts.ts';
import { listCommands } from './listCommands.ts';
import { loadNames, loadProducts } from './loadNames.ts';
import { openLink } from './openLink.ts';
import { readLanguage } from './readLanguage.ts';

/** Starts the search of a page; rejects when the dictionary does not load. */
export async function startSearch(
  dialog: HTMLDialogElement,
  warn: (message: string) => void,
): Promise<void> {
  const language = readLanguage();
  const dictionaries = await loadDictionaries(language);
  const translate = createTranslator({ language, dictionaries, warn });
  installSearch(dialog, {
    translate,
    storage: siteStorage,
    loadProducts,
    loadNames,
    texts: connectTexts(language),
    yieldToMain: () => new Promise((resolve) => setTimeout(resolve)),
    open: (href, { isNewTab }) =>
      href.startsWith(site.workbenchUrl)
        ? openLink(href, { isNewTab, isDocument: true })
        : openLink(localizePathname(language, href), { isNewTab }),
    listCommands: (product) => listCommands(translate, product),
  });
}
