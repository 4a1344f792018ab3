import { ChoiceButton, initialChoices, type ApiLayout } from '../settings/index.ts';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { ApiToolsRoot } from './ApiTools.styles.ts';

const LAYOUTS: readonly (readonly [layout: ApiLayout, name: string])[] = [
  ['table', 'api.layoutTable'],
  ['expanded', 'api.layoutExpanded'],
  ['collapsed', 'api.layoutCollapsed'],
];

/** Offers to filter the rows of an API page, to choose their layout, and to copy the page; `installApiTools` answers. */
export function ApiTools() {
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
      <button type="button" data-copy-page={translate('code.copied')}>
        {translate('api.copyMarkdown')}
      </button>
      <span role="status" />
    </ApiToolsRoot>
  );
}
