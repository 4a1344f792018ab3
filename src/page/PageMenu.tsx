import type * as React from 'react';
import { useCopy } from '../clipboard/index.ts';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { Chevron, ExternalMark, MenuRoot } from '../product/index.ts';
import { PAGE_MENU_ID } from './page.constants.ts';
import { PageMenuRoot } from './PageMenu.styles.ts';

/** Assistant that opens with a question about the page. */
export interface Assistant {
  name: string;
  /** URL of a new conversation; `{prompt}` becomes the question. */
  url: string;
}

export interface PageMenuProps {
  /** Path of the page as Markdown. */
  markdownHref: string;
  /** Absolute URL of the page as Markdown, for assistants; undefined when it is unknown. */
  markdownUrl?: string | undefined;
  /** Assistants that can open the page. @default [] */
  assistants?: readonly Assistant[];
  /** Copies the page as Markdown; rejects when loading or copying fails. */
  copy: () => Promise<void>;
  /** Ref to the copy button, to replay a click that happened before hydration. */
  copyRef?: React.Ref<HTMLButtonElement>;
}

/** Renders the menu of a page: copy it as Markdown, view it, or open it in an assistant. */
export function PageMenu(props: PageMenuProps) {
  const { markdownHref, markdownUrl, assistants = [], copy, copyRef } = props;
  const translate = useTranslate();
  const { isCopied, handleCopy } = useCopy(copy);
  return (
    <PageMenuRoot lang={useInterfaceLang()}>
      <button ref={copyRef} type="button" data-early="" onClick={() => handleCopy()}>
        <span data-copied={isCopied ? '' : undefined}>{translate('pageMenu.copy')}</span>
      </button>
      <button type="button" popoverTarget={PAGE_MENU_ID} aria-label={translate('pageMenu.more')}>
        <Chevron />
      </button>
      <span role="status">{isCopied && translate('code.copied')}</span>
      <MenuRoot
        id={PAGE_MENU_ID}
        popover="auto"
        role="navigation"
        aria-label={translate('pageMenu.more')}
        data-end=""
      >
        <ul>
          <li>
            <a href={markdownHref} data-native="">
              {translate('pageMenu.view')}
            </a>
          </li>
          {markdownUrl !== undefined &&
            assistants.map((assistant) => (
              <li key={assistant.name}>
                <AssistantLink {...assistant} markdownUrl={markdownUrl} />
              </li>
            ))}
        </ul>
      </MenuRoot>
    </PageMenuRoot>
  );
}

function AssistantLink({ name, url, markdownUrl }: Assistant & { markdownUrl: string }) {
  const translate = useTranslate();
  const prompt = encodeURIComponent(translate('pageMenu.prompt', { url: markdownUrl }));
  return (
    <a href={url.replace('{prompt}', prompt)} target="_blank" rel="noopener">
      {translate('pageMenu.open', { name })}
      <ExternalMark />
    </a>
  );
}
