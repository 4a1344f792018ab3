import * as React from 'react';
import { useInterfaceLang, useLanguage, useTranslate } from '../i18n/index.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import { createIconSearch, type IconResults } from './createIconSearch.ts';
import { createShapes, type LoadShapes } from './createShapes.ts';
import { IconDetails, type ChosenIcon } from './IconDetails.tsx';
import type { IconIndex } from './iconFiles.ts';
import { IconFilters } from './IconFilters.tsx';
import { IconGrid } from './IconGrid.tsx';
import { ALL_ICONS, type IconQuery } from './iconQuery.ts';
import { IconSearchRoot } from './IconSearch.styles.ts';
import { NoIcons } from './NoIcons.tsx';
import { findActiveCell } from './useGridKeys.ts';
import { useIconIndex, type LoadIndex } from './useIconIndex.ts';
import { useShapes } from './useShapes.ts';
import { useShownQuery } from './useShownQuery.ts';

export interface IconSearchProps {
  /** Loads the names and words of the icons; rejects when loading fails. */
  loadIndex: LoadIndex;
  /** Loads the shapes of the icons in one file; rejects when loading fails. */
  loadShapes: LoadShapes;
  /** Initial query and theme. @default all filled icons */
  initial?: IconQuery;
  /** Called when the query or the theme changes. */
  onChange?: (query: IconQuery) => void;
}

/** Renders a search by name and synonym over icons, and the import of the selected icon. */
export function IconSearch(props: IconSearchProps) {
  const { loadIndex, loadShapes, initial = ALL_ICONS, onChange } = props;
  const translate = useTranslate();
  const rootRef = React.useRef<HTMLElement>(null);
  const fieldRef = React.useRef<HTMLInputElement>(null);
  const [sought, setSought] = React.useState(initial);
  const { shown, settle } = useShownQuery(sought.query);
  const { status, index, retry } = useIconIndex(loadIndex);
  const focusField = () => fieldRef.current?.focus();
  // The retry button unmounts, so move the focus.
  const handleRetry = () => {
    retry();
    focusField();
  };
  const handleEnterGrid = () => {
    settle();
    findActiveCell(rootRef.current)?.focus();
  };
  const handleChange = (change: Partial<IconQuery>) => {
    const next = { ...sought, ...change };
    setSought(next);
    onChange?.(next);
  };
  return (
    <IconSearchRoot ref={rootRef} lang={useInterfaceLang()} aria-label={translate('icons.search')}>
      <IconFilters
        {...sought}
        fieldRef={fieldRef}
        onChange={handleChange}
        onEnterGrid={handleEnterGrid}
      />
      {index ? (
        <IconBrowser
          {...{ index, loadShapes, ...sought }}
          query={shown}
          onChange={handleChange}
          onLeave={focusField}
        />
      ) : (
        <>
          <IconStatus
            text={translate(`icons.${status}`)}
            {...(status === 'failed' && { onRetry: handleRetry })}
          />
          <div data-icons="box" />
        </>
      )}
    </IconSearchRoot>
  );
}

/** Only the query is deferred: keys pressed after a theme change must act on the new icons. */
interface IconBrowserProps extends IconQuery {
  index: IconIndex;
  loadShapes: LoadShapes;
  onChange: (change: Partial<IconQuery>) => void;
  /** Moves the focus to the search field. */
  onLeave: () => void;
}

/** Renders the matching icons and the selected icon. */
function IconBrowser(props: IconBrowserProps) {
  const { index, loadShapes, query, theme, onChange, onLeave } = props;
  const translate = useTranslate();
  const keysId = useFrameId();
  const [icon, setIcon] = React.useState<ChosenIcon>();
  const search = React.useMemo(() => createIconSearch(index), [index]);
  const shapes = React.useMemo(() => createShapes(index, loadShapes), [index, loadShapes]);
  const { hasFailed } = useShapes(shapes, [], []);
  const results = React.useMemo(() => search.find(query, theme), [search, query, theme]);
  const status = useStatus(results, { query, theme });
  const { names } = results;
  const handleRetry = () => {
    shapes.retry();
    onLeave();
  };
  return (
    <>
      <IconStatus
        text={hasFailed ? translate('icons.failed') : status}
        {...(hasFailed && { onRetry: handleRetry })}
      />
      {names.length > 0 ? (
        <IconGrid
          key={query}
          names={names}
          theme={theme}
          shapes={shapes}
          selected={icon?.theme === theme ? icon.name : undefined}
          describedBy={keysId}
          onSelect={(name) => setIcon({ name, theme })}
          onEscape={onLeave}
        />
      ) : (
        <NoIcons
          otherTheme={results.otherTheme}
          suggestions={results.otherTheme ? [] : search.suggest(query)}
          onChange={(change) => {
            onChange(change);
            onLeave();
          }}
        />
      )}
      <IconDetails icon={icon} index={index} shapes={shapes} onChange={setIcon} />
      <p data-icons="keys" id={keysId}>
        {translate('icons.keys')}
      </p>
    </>
  );
}

interface IconStatusProps {
  text: string;
  /** Retries the failed request. */
  onRetry?: () => void;
}

/** Renders the status message and, after a failure, a retry button. */
function IconStatus({ text, onRetry }: IconStatusProps) {
  const translate = useTranslate();
  return (
    <div data-icons="status">
      <p role="status">{text}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {translate('icons.retry')}
        </button>
      )}
    </div>
  );
}

/** Returns the status message: the number of icons, or that no icon matches. */
function useStatus({ names, otherTheme }: IconResults, { query, theme }: IconQuery): string {
  const translate = useTranslate();
  const { format } = new Intl.NumberFormat(useLanguage());
  if (names.length > 0) return translate('icons.count', { count: format(names.length) });
  const values = { query, theme: translate(`icons.${theme}`) };
  return translate(otherTheme ? 'icons.noneInTheme' : 'icons.none', values);
}
