import * as React from 'react';
import { useTranslate } from '@vitrine/ui/i18n';
import { AppBar } from '@vitrine/ui/page';
import { installSearch, SEARCH_ID, type SearchPorts } from '@vitrine/ui/search';
import { namesFiles, searchProducts } from './names.ts';

export interface SearchSiteProps {
  button?: React.ReactNode;
  /** Search dialog. */
  children?: React.ReactNode;
  /** Id of the product whose results come first. */
  productId?: string | undefined;
  onOpen: SearchPorts['open'];
  onCommand: () => void;
  loadProducts?: SearchPorts['loadProducts'];
  loadNames?: SearchPorts['loadNames'];
  /** Content of the storage before the story. */
  stored?: string | null;
  storage?: SearchPorts['storage'];
}

function createStorage(stored: string | null): SearchPorts['storage'] {
  let value = stored;
  return { read: () => value, write: (_, next) => void (value = next) };
}

/** Renders the app bar with a search button and the dialog; installs the search as the site does. */
export function SearchSite({
  button,
  children,
  onOpen,
  onCommand,
  loadProducts = async () => searchProducts,
  loadNames = async (url) => namesFiles[url]!,
  stored = null,
  storage,
}: SearchSiteProps) {
  const translate = useTranslate();
  React.useEffect(() => {
    const dialog = document.getElementById(SEARCH_ID) as HTMLDialogElement;
    return installSearch(dialog, {
      translate,
      storage: storage ?? createStorage(stored),
      loadProducts,
      loadNames,
      yieldToMain: async () => {},
      open: onOpen,
      listCommands: () => [
        { id: 'dark', name: translate('search.command.dark'), run: onCommand },
        { id: 'rtl', name: translate('search.command.rtl'), run: onCommand },
      ],
    });
  }, [translate, storage, stored, loadProducts, loadNames, onOpen, onCommand]);
  return (
    <>
      <AppBar hasSettings workbenchUrl="/workbench/">
        {button}
      </AppBar>
      {children}
    </>
  );
}
