import { useTranslate } from '../i18n/index.ts';
import type { IconQuery } from './iconQuery.ts';
import type { IconTheme } from './iconSearch.constants.ts';

export interface NoIconsProps {
  /** Theme that has icons for the query. */
  otherTheme: IconTheme | undefined;
  /** Similar words that match icons. */
  suggestions: readonly string[];
  /** Called with the theme or the query that the user selects. */
  onChange: (change: Partial<IconQuery>) => void;
}

/** Offers another theme or similar words when a search finds nothing. */
export function NoIcons({ otherTheme, suggestions, onChange }: NoIconsProps) {
  const translate = useTranslate();
  return (
    <div data-icons="box">
      {otherTheme && (
        <button type="button" onClick={() => onChange({ theme: otherTheme })}>
          {translate('icons.showTheme', { theme: translate(`icons.${otherTheme}`) })}
        </button>
      )}
      {suggestions.length > 0 && <span>{translate('icons.suggest')}</span>}
      {suggestions.map((query) => (
        <button key={query} type="button" onClick={() => onChange({ query })}>
          {query}
        </button>
      ))}
    </div>
  );
}
