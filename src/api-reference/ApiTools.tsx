import { ChoiceButton, initialChoices, type ApiLayout } from '../settings/index.ts';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { ApiToolsRoot } from './ApiTools.styles.ts';

const LAYOUTS: readonly (readonly [layout: ApiLayout, name: string])[] = [
  ['table', 'api.layoutTable'],
  ['expanded', 'api.layoutExpanded'],
  ['collapsed', 'api.layoutCollapsed'],
];

export interface ApiToolsProps {
  /** Pathnames of pages whose demos show the components' parts; when empty, Parts is hidden. */
  partPages?: readonly string[];
}

/**
 * Renders the tools of an API page: row filter, layout, parts and copy button.
 * `installApiTools` handles the filter, the collapsed rows and the copy button.
 */
export function ApiTools({ partPages = [] }: ApiToolsProps) {
  const translate = useTranslate();
  return (
    <ApiToolsRoot data-api-tools="" lang={useInterfaceLang()}>
      <input
        type="search"
        aria-label={translate('api.filterLabel')}
        placeholder={translate('api.filter')}
        data-count={translate('api.filterCount')}
      />
      <div role="group" aria-label={translate('api.layout')}>
        {LAYOUTS.map(([apiLayout, name]) => (
          <ChoiceButton key={apiLayout} choice={{ apiLayout }} chosen={initialChoices}>
            {translate(name)}
          </ChoiceButton>
        ))}
      </div>
      {partPages.length > 0 && (
        <details data-parts={partPages.join(' ')}>
          <summary>{translate('parts.show')}</summary>
        </details>
      )}
      <button type="button" data-copy-page={translate('code.copied')}>
        {translate('api.copyMarkdown')}
      </button>
      <span role="status" />
    </ApiToolsRoot>
  );
}
