import * as React from 'react';
import { useTranslate } from '@vitrine/ui/i18n';
import { AppBar } from '@vitrine/ui/page';
import { installSearch, SEARCH_ID, type SearchPorts } from '@vitrine/ui/search';
import { namesFiles, searchProducts } from './names.ts';
import { textPorts } from './texts.ts';

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
  texts?: SearchPorts['texts'];
  /** Contents of the storage before the story, by key. */
  stored?: Readonly<Record<string, string>>;
  storage?: SearchPorts['storage'];
}

function createStorage(stored: Readonly<Record<string, string>>): SearchPorts['storage'] {
  const values = new Map(Object.entries(stored));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
  };
}

const NOTHING_STORED = {};

/** Renders the app bar with a search button and the dialog; installs the search as the site does. */
export function SearchSite({
  button,
  children,
  onOpen,
  onCommand,
  loadProducts = async () => searchProducts,
  loadNames = async (url) => namesFiles[url]!,
  texts = textPorts,
  stored = NOTHING_STORED,
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
      texts,
      yieldToMain: async () => {},
      open: onOpen,
      listCommands: () => [
        {
          id: 'copyMarkdown',
          group: 'page',
          name: translate('search.command.copyMarkdown'),
          run: onCommand,
        },
        ...(['dark', 'rtl', 'dense'] as const).map((id) => ({
          id,
          group: 'appearance' as const,
          name: translate(`search.command.${id}`),
          run: onCommand,
        })),
        {
          id: 'dock',
          group: 'go',
          name: translate('search.command.product', { name: 'Dock' }),
          run: onCommand,
        },
      ],
    });
  }, [translate, storage, stored, loadProducts, loadNames, texts, onOpen, onCommand]);
  return (
    <>
      <AppBar hasSettings workbenchUrl="/workbench/">
        {button}
      </AppBar>
      {children}
    </>
  );
}
