import { useTranslate } from '../i18n/index.ts';
import { LineIcon } from '../internal/LineIcon.tsx';
import { trustHtml } from '../internal/trustHtml.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import { SEARCH_ID } from './search.constants.ts';
import { SearchRoot } from './SearchDialog.styles.ts';

export interface SearchDialogProps {
  /** Id of the product whose results come first. */
  productId?: string | undefined;
}

/**
 * Renders the search dialog. A button with `command` opens it without JavaScript. `installSearch`
 * draws the contents of its parts, so React does not change them.
 */
export function SearchDialog({ productId }: SearchDialogProps) {
  const translate = useTranslate();
  const listId = useFrameId();
  return (
    <SearchRoot
      id={SEARCH_ID}
      aria-label={translate('search.title')}
      data-search="root"
      data-product={productId}
      suppressHydrationWarning
    >
      <div data-search="field">
        <SearchIcon />
        <input
          role="combobox"
          aria-label={translate('search.title')}
          aria-expanded="false"
          aria-controls={listId}
          aria-autocomplete="list"
          placeholder={translate('search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="go"
          suppressHydrationWarning
        />
        <button type="button" data-search="close" {...invoke('close')}>
          {translate('search.close')}
        </button>
      </div>
      <FilledPart part="filters" />
      <div
        id={listId}
        role="listbox"
        aria-label={translate('search.results')}
        data-search="list"
        hidden
        {...fill()}
      />
      <FilledPart part="message" />
      <button type="button" data-search="retry">
        {translate('search.retry')}
      </button>
      <FilledPart part="hints" />
      <div role="status" data-search="status" {...fill()} />
    </SearchRoot>
  );
}

interface Filled {
  dangerouslySetInnerHTML: { __html: string };
  suppressHydrationWarning: true;
}

let filled: Filled | undefined;

/**
 * Returns the props of an element whose contents `installSearch` draws. Returns the same object for
 * each render, because React would clear the element when the object changes.
 */
function fill(): Filled {
  filled ??= {
    dangerouslySetInnerHTML: { __html: trustHtml('') },
    suppressHydrationWarning: true,
  };
  return filled;
}

function FilledPart({ part }: { part: string }) {
  return <div data-search={part} {...fill()} />;
}

/** Returns the attributes of a button that opens or closes the dialog without JavaScript. */
function invoke(command: 'show-modal' | 'close') {
  return { command, commandfor: SEARCH_ID };
}

/** Renders the button of the app bar that opens the search dialog. */
export function SearchButton() {
  const translate = useTranslate();
  return (
    <button
      type="button"
      aria-label={translate('search.title')}
      data-search="open"
      {...invoke('show-modal')}
    >
      <SearchIcon />
      <span>{translate('search.title')}</span>
      <kbd>/</kbd>
    </button>
  );
}

/** Renders a button that looks like a search field and opens the dialog. */
export function SearchHero() {
  const translate = useTranslate();
  return (
    <button type="button" data-search="hero" {...invoke('show-modal')}>
      <SearchIcon />
      <span>
        <bdi>{translate('search.hero')}</bdi>
      </span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}

function SearchIcon() {
  return (
    <LineIcon>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13 13 4 4" />
    </LineIcon>
  );
}
