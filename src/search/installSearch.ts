import type { Translate } from '../i18n/index.ts';
import { createActiveOption } from './createActiveOption.ts';
import { createNamesLoader, type NamesLoader, type NamesPorts } from './createNamesLoader.ts';
import { drawFilters } from './drawFilters.ts';
import { drawSearch } from './drawSearch.ts';
import { readRecent, rememberResult, type SearchStorage } from './recentResults.ts';
import { adoptResultsCss } from './resultsCss.ts';
import { ANNOUNCE_MS, type KindFilter } from './search.constants.ts';
import type { SearchEntry } from './search.types.ts';
import {
  createView,
  moveActive,
  type SearchCommand,
  type SearchState,
  type SearchView,
} from './searchView.ts';

export interface SearchPorts extends NamesPorts {
  translate: Translate;
  storage: SearchStorage;
  open: (href: string, options: { isNewTab: boolean }) => void;
  /** Lists the commands that the page has at the moment. */
  listCommands: () => readonly (SearchCommand & { run: () => void })[];
}

/** Handles the search dialog that `SearchDialog` renders; returns the cleanup. */
export function installSearch(dialog: HTMLDialogElement, ports: SearchPorts): () => void {
  const parts = findParts(dialog);
  const { input, list } = parts;
  const option = createActiveOption(input, list);
  const announce = createAnnouncer(parts.status);
  const choices: Choices = { isCurrentOnly: false };
  let entries: readonly SearchEntry[] = [];

  const draw = () => {
    if (!dialog.open) return;
    const { product } = dialog.dataset;
    const names = { current: loader.nameOf(product), family: loader.familyOf(product) };
    const state = { ...choices, ...names, status: loader.status(), query: input.value };
    const view = viewOf(state, loader, ports);
    entries = 'groups' in view ? view.groups.flatMap(({ results }) => results) : [];
    drawView({ dialog, parts, view, state, translate: ports.translate });
    option.follow(state.query, view.kind === 'results' || view.kind === 'commands' ? 0 : -1);
    announce(describeCount(view, ports.translate) || parts.message.textContent);
  };
  const loader = createNamesLoader(ports, draw);
  const load = () => loader.load(dialog.dataset.product);
  const choose = (position: number, isNewTab: boolean) => {
    const entry = entries[position];
    if (!entry) return;
    if (!isNewTab) dialog.close();
    openEntry(entry, isNewTab, ports);
  };
  const handleClick = ({ target }: Event) => {
    if (target === dialog) dialog.close();
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === parts.retry) load();
    if (button && parts.filters.contains(button)) toggle(choices, button.value);
    if (button) draw();
  };

  const ended = new AbortController();
  const options = { signal: ended.signal };
  adoptResultsCss(dialog.ownerDocument, options);
  listenToField(input, { draw, choose, option, count: () => entries.length }, options);
  listenToList(list, { choose, option }, options);
  dialog.addEventListener('click', handleClick, options);
  dialog.addEventListener('toggle', () => (dialog.open ? input.select() : undefined), options);
  dialog.addEventListener('toggle', draw, options);
  load();
  draw();
  return () => {
    ended.abort();
    announce('');
  };
}

type Choices = Pick<SearchState, 'isCurrentOnly' | 'filter'>;

/** Switches the filter of a button; the button of the page's product has no value. */
function toggle(choices: Choices, value: string): void {
  if (value === '') choices.isCurrentOnly = !choices.isCurrentOnly;
  else choices.filter = choices.filter === value ? undefined : (value as KindFilter);
}

function viewOf(state: SearchState, { names }: NamesLoader, ports: SearchPorts): SearchView {
  const recent = readRecent(ports.storage);
  return createView({ state, search: names, recent, commands: ports.listCommands() });
}

interface ViewParts {
  dialog: HTMLElement;
  parts: ReturnType<typeof findParts>;
  view: SearchView;
  state: SearchState;
  translate: Translate;
}

function drawView({ dialog, parts, view, state, translate }: ViewParts): void {
  drawSearch({ ...parts, view, query: state.query, translate });
  drawFilters(parts.filters, state, translate);
  dialog.dataset.view = view.kind;
  parts.input.ariaExpanded = String(!parts.list.hidden);
}

function describeCount(view: SearchView, translate: Translate): string {
  return view.kind === 'results' ? translate('search.count', { count: view.count }) : '';
}

function openEntry(entry: SearchEntry, isNewTab: boolean, ports: SearchPorts): void {
  if (entry.kind === 'command') {
    const command = ports.listCommands().find(({ id }) => id === entry.href);
    command?.run();
    return;
  }
  rememberResult(ports.storage, entry);
  ports.open(entry.href, { isNewTab });
}

function findParts(dialog: HTMLElement) {
  const find = (part: string) => dialog.querySelector(`[data-search="${part}"]`) as HTMLElement;
  return {
    input: dialog.querySelector('input') as HTMLInputElement,
    filters: find('filters'),
    list: find('list'),
    message: find('message'),
    retry: find('retry'),
    status: find('status'),
  };
}

/** Creates an announcer that waits until the user stops typing. */
function createAnnouncer(status: HTMLElement): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    if (text !== '') timer = setTimeout(() => (status.textContent = text), ANNOUNCE_MS);
  };
}

interface Choosing {
  choose: (position: number, isNewTab: boolean) => void;
  option: ReturnType<typeof createActiveOption>;
}

const isForNewTab = ({ ctrlKey, metaKey }: MouseEvent | KeyboardEvent) => ctrlKey || metaKey;

function listenToField(
  input: HTMLInputElement,
  { draw, choose, option, count }: Choosing & { draw: () => void; count: () => number },
  options: AddEventListenerOptions,
): void {
  const handleInput = (event: Event) => {
    // Wait until an input method has composed the text.
    if (!(event instanceof InputEvent && event.isComposing)) draw();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      option.activate(moveActive(option.position(), key, count()));
    } else if (key === 'Enter') {
      event.preventDefault();
      choose(option.position(), isForNewTab(event));
    }
  };
  input.addEventListener('input', handleInput, options);
  input.addEventListener('compositionend', draw, options);
  input.addEventListener('keydown', handleKey, options);
}

function listenToList(
  list: HTMLElement,
  { choose, option }: Choosing,
  options: AddEventListenerOptions,
): void {
  const positionOf = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest('[role="option"]') : null;
    return [...list.querySelectorAll('[role="option"]')].indexOf(element as Element);
  };
  const handleMove = (event: Event) => {
    const position = positionOf(event);
    if (position >= 0 && position !== option.position()) option.activate(position);
  };
  list.addEventListener('click', (event) => choose(positionOf(event), isForNewTab(event)), options);
  list.addEventListener('pointermove', handleMove, options);
  // Keeps the focus in the field.
  list.addEventListener('mousedown', (event) => event.preventDefault(), options);
}
