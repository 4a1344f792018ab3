import { ChoiceButton, initialChoices, type ApiLayout } from '../settings/index.ts';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { ApiToolsRoot, FilterResults } from './ApiTools.styles.ts';

const LAYOUTS: readonly (readonly [layout: ApiLayout, name: string])[] = [
  ['table', 'api.layoutTable'],
  ['collapsed', 'api.layoutCollapsed'],
];

export interface ApiToolsProps {
  /** Whether readers can collapse the rows. */
  hasLayouts?: boolean;
}

/**
 * Renders the sticky filter of a page's rows, and buttons that select the layout of the rows.
 * `installApiTools` handles the filter and the collapsed rows.
 */
export function ApiTools({ hasLayouts = true }: ApiToolsProps) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  return (
    <>
      <ApiToolsRoot data-api-tools="" lang={lang}>
        <div data-filter="">
          <input
            type="search"
            aria-label={translate('api.filterLabel')}
            placeholder={translate('api.filter')}
            data-count={translate('api.filterCount')}
          />
          <span role="status" />
        </div>
        {hasLayouts && (
          <div role="group" aria-label={translate('api.layout')}>
            {LAYOUTS.map(([apiLayout, name]) => (
              <ChoiceButton key={apiLayout} choice={{ apiLayout }} chosen={initialChoices}>
                {translate(name)}
              </ChoiceButton>
            ))}
          </div>
        )}
      </ApiToolsRoot>
      <FilterResults
        data-results={JSON.stringify({
          row: translate('api.filterRow'),
          rows: translate('api.filterRows'),
          none: translate('api.filterNone'),
          closest: translate('api.filterClosest'),
          clear: translate('api.filterClear'),
        })}
        aria-live="polite"
        lang={lang}
        hidden
      />
    </>
  );
}
