import type * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import type { IconQuery } from './iconQuery.ts';
import { ICON_THEMES } from './iconSearch.constants.ts';

export interface IconFiltersProps extends IconQuery {
  /** Ref to the search field. */
  fieldRef: React.Ref<HTMLInputElement>;
  /** Called with a new query or a new theme. */
  onChange: (change: Partial<IconQuery>) => void;
  /** Called when the user presses Arrow Down in the search field. */
  onEnterGrid: () => void;
}

/** Renders the search field and the radio buttons of the themes. */
export function IconFilters({ query, theme, fieldRef, onChange, onEnterGrid }: IconFiltersProps) {
  const translate = useTranslate();
  const id = useFrameId();
  return (
    <div data-icons="filters">
      <div data-icons="field">
        <label htmlFor={id}>{translate('icons.search')}</label>
        <input
          ref={fieldRef}
          id={id}
          type="search"
          value={query}
          placeholder={translate('icons.examples')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange({ query: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnterGrid();
          }}
        />
      </div>
      <fieldset>
        <legend>{translate('icons.theme')}</legend>
        {ICON_THEMES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}-theme`}
              value={value}
              checked={value === theme}
              onChange={() => onChange({ theme: value })}
            />
            {translate(`icons.${value}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
