import type { Translate } from '../i18n/index.ts';
import { createActiveOption, type ActiveOption } from './createActiveOption.ts';
import { createAnnouncer, type Announcer } from './createAnnouncer.ts';
import { createNamesLoader, type NamesLoader, type NamesPorts } from './createNamesLoader.ts';
import { createTexts, type Texts } from './createTexts.ts';
import type { TextPorts } from './createTextSearch.ts';
import { drawFilters } from './drawFilters.ts';
import { drawHints } from './drawHints.ts';
import { drawSearch } from './drawSearch.ts';
import {
  followPress,
  followQuery,
  listenToBackdrop,
  listenToField,
  listenToList,
} from './listenToSearch.ts';
import type { SearchProduct } from './namesFile.ts';
import {
  readRemembered,
  rememberResult,
  togglePin,
  type SearchStorage,
} from './rememberedResults.ts';
import { adoptResultsCss } from './resultsCss.ts';
import type { KindFilter } from './search.constants.ts';
import type { SearchEntry } from './search.types.ts';
import { createView, type SearchCommand, type SearchState, type SearchView } from './searchView.ts';

export interface SearchPorts extends NamesPorts {
  translate: Translate;
  storage: SearchStorage;
  /** Loads the files of the full-text search. */
  texts: TextPorts;
  open: (href: string, options: { isNewTab: boolean }) => void;
  /** Lists the commands that are available on the current page. */
  listCommands: (product: SearchProduct | undefined) => readonly RunnableCommand[];
}

type RunnableCommand = SearchCommand & { run: () => void };

type Choices = Pick<SearchState, 'isCurrentOnly' | 'filter'>;

/** Handles the dialog that `SearchDialog` renders. Returns a cleanup function. */
export function installSearch(dialog: HTMLDialogElement, ports: SearchPorts): () => void {
  const parts = findParts(dialog);
  const option = createActiveOption(parts.input, parts.list);
  const announce = createAnnouncer(parts.status);
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const readQuery = followQuery(parts.input, options);
  const screen = createScreen({ dialog, parts, ports, option, announce, readQuery, options });
  const { draw, load, entryAt } = screen;
  const choose = (position: number, isNewTab: boolean) => {
    const entry = entryAt(position);
    if (!entry) return;
    if (!isNewTab) dialog.close();
    openEntry(entry, isNewTab, { ...ports, commands: screen.listCommands() });
  };
  const pin = (position: number) => {
    const entry = entryAt(position);
    if (!entry || entry.kind === 'command') return;
    const outcome = togglePin(ports.storage, entry);
    draw();
    announce.now(ports.translate(`search.pin.${outcome}`));
  };
  const handleClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === parts.retry) load();
    if (button && parts.filters.contains(button)) toggle(screen.choices, button.value);
    if (button?.dataset.search === 'toggle-pin') pin(option.position());
    else if (button) draw();
    // A hidden button would lose the focus.
    if (button && (button === parts.retry || button.hidden)) parts.input.focus();
  };
  /** Loads the files that are missing or failed to load before. */
  const show = () => {
    load();
    draw();
  };

  const actions = { draw, choose, pin, option, count: screen.count };
  adoptResultsCss(dialog.ownerDocument, options);
  listenToField(parts.input, actions, options);
  listenToList(parts.list, actions, options);
  listenToBackdrop(dialog, options);
  dialog.addEventListener('click', handleClick, options);
  dialog.addEventListener('close', () => selectAll(parts.input), options);
  dialog.addEventListener('toggle', show, options);
  show();
  return () => {
    ended.abort();
    announce.stop();
  };
}

interface ScreenInput {
  dialog: HTMLDialogElement;
  parts: ReturnType<typeof findParts>;
  ports: SearchPorts;
  option: ActiveOption;
  announce: Announcer;
  readQuery: () => string;
  options: AddEventListenerOptions;
}

/** Creates the functions that draw the dialog. Redraws it when more of the index has loaded. */
function createScreen(input: ScreenInput) {
  const { dialog, parts, ports, option, announce, readQuery, options } = input;
  const choices: Choices = { isCurrentOnly: false };
  let entries: readonly SearchEntry[] = [];
  const draw = () => {
    if (!dialog.open) return;
    const state = { ...readScope(dialog, loader), ...choices, query: readQuery() };
    const view = viewOf(state, { loader, texts, ports, commands: listCommands() });
    entries = 'groups' in view ? view.groups.flatMap(({ results }) => results) : [];
    drawView({ dialog, parts, view, state, ports });
    option.follow(state.query, view.kind === 'results' || view.kind === 'commands' ? 0 : -1);
    const news = [describeCount(view, ports.translate), parts.message.textContent];
    announce.later(news.filter(Boolean).join(' '));
  };
  const isPressed = followPress(parts.list, draw, options);
  const drawLoaded = () => {
    if (!isPressed()) draw();
  };
  const loader = createNamesLoader(ports, drawLoaded);
  const texts = createTexts(ports.texts, drawLoaded);
  const listCommands = () => ports.listCommands(loader.find(dialog.dataset.product));
  return {
    choices,
    draw,
    listCommands,
    load() {
      loader.load(dialog.dataset.product);
      // Before the first query, load only the small index of the full-text search.
      texts.prepare();
      texts.retry();
    },
    entryAt: (position: number) => entries[position],
    count: () => entries.length,
  };
}

/** Selects the query, so that typing in the reopened dialog replaces it. */
function selectAll(input: HTMLInputElement): void {
  input.setSelectionRange(0, input.value.length);
}

function readScope({ dataset: { product } }: HTMLElement, loader: NamesLoader) {
  return {
    current: loader.find(product)?.name,
    family: loader.familyOf(product),
    status: loader.status(),
  };
}

/** Toggles the filter of a button. The button of the page's product has an empty value. */
function toggle(choices: Choices, value: string): void {
  if (value === '') choices.isCurrentOnly = !choices.isCurrentOnly;
  else choices.filter = choices.filter === value ? undefined : (value as KindFilter);
}

interface ViewSources {
  loader: NamesLoader;
  texts: Texts;
  ports: SearchPorts;
  commands: readonly SearchCommand[];
}

function viewOf(state: SearchState, { loader, texts, ports, commands }: ViewSources): SearchView {
  const remembered = readRemembered(ports.storage);
  return createView({ state, search: loader.names, askTexts: texts.ask, remembered, commands });
}

interface ViewParts {
  dialog: HTMLElement;
  parts: ReturnType<typeof findParts>;
  view: SearchView;
  state: SearchState;
  ports: SearchPorts;
}

function drawView({ dialog, parts, view, state, ports }: ViewParts): void {
  const { translate, storage } = ports;
  const { pinned } = readRemembered(storage);
  drawSearch({ ...parts, view, query: state.query, translate, pinned });
  drawFilters(parts.filters, state, translate);
  drawHints(parts.hints, view, translate);
  dialog.dataset.view = view.kind;
  dialog.dataset.gap = ('gap' in view && view.gap) || '';
  parts.input.ariaExpanded = String(!parts.list.hidden);
}

function describeCount(view: SearchView, translate: Translate): string {
  return view.kind === 'results' ? translate('search.count', { count: view.count }) : '';
}

function openEntry(
  entry: SearchEntry,
  isNewTab: boolean,
  {
    storage,
    open,
    commands,
  }: Pick<SearchPorts, 'storage' | 'open'> & { commands: readonly RunnableCommand[] },
): void {
  if (entry.kind === 'command') {
    commands.find(({ id }) => id === entry.href)?.run();
    return;
  }
  rememberResult(storage, entry);
  open(entry.href, { isNewTab });
}

function findParts(dialog: HTMLElement) {
  const find = (part: string) => dialog.querySelector(`[data-search="${part}"]`) as HTMLElement;
  return {
    input: dialog.querySelector('input') as HTMLInputElement,
    filters: find('filters'),
    list: find('list'),
    message: find('message'),
    retry: find('retry'),
    hints: find('hints'),
    status: find('status'),
  };
}
