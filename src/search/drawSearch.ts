import type { Translate } from '../i18n/index.ts';
import { listWords } from './listWords.ts';
import { markMatches } from './markMatches.ts';
import { SEARCH_ID } from './search.constants.ts';
import type { ResultGroup, SearchEntry } from './search.types.ts';
import type { SearchView } from './searchView.ts';

interface DrawInput {
  list: HTMLElement;
  message: HTMLElement;
  view: SearchView;
  query: string;
  translate: Translate;
}

/** Draws the results and the message of the dialog. */
export function drawSearch({ list, message, view, query, translate }: DrawInput): void {
  const groups = 'groups' in view ? view.groups : [];
  const words = view.kind === 'results' ? listWords(query) : [];
  let count = 0;
  list.replaceChildren(
    ...groups.map((group, index) => {
      const first = count;
      count += group.results.length;
      return drawGroup(group, { id: `${SEARCH_ID}-group-${index}`, first, words, translate });
    }),
  );
  list.hidden = groups.length === 0;
  message.textContent = describeView(view, query, translate);
}

function describeView(view: SearchView, query: string, translate: Translate): string {
  if (view.kind === 'results' || view.kind === 'recent' || view.kind === 'commands') return '';
  const text = translate(`search.${view.kind}`, { query });
  return view.kind === 'none' && view.groups.length > 0
    ? `${text} ${translate('search.suggestions')}`
    : text;
}

interface GroupInput {
  id: string;
  /** Position of the first result in the list. */
  first: number;
  words: readonly string[];
  translate: Translate;
}

function drawGroup(group: ResultGroup, input: GroupInput): HTMLElement {
  const { id, first, words, translate } = input;
  const element = create('div', 'group');
  element.role = 'group';
  element.setAttribute('aria-labelledby', id);
  const heading = create('div', 'heading');
  heading.id = id;
  if (group.page === '') heading.textContent = translate('search.commands');
  else heading.append(group.page, create('small', 'context', group.product));
  const results = group.results.map((entry, index) =>
    drawOption(entry, { position: first + index, words, translate }),
  );
  element.append(heading, ...results);
  return element;
}

interface OptionInput {
  position: number;
  words: readonly string[];
  translate: Translate;
}

function drawOption(
  { kind, name, href }: SearchEntry,
  { position, words, translate }: OptionInput,
): HTMLElement {
  const option = document.createElement('div');
  option.role = 'option';
  option.id = `${SEARCH_ID}-option-${position}`;
  option.ariaSelected = 'false';
  option.dataset.kind = kind;
  if (kind !== 'command') option.dataset.href = href;
  const label = create('span', 'name');
  for (const { text, isMatch } of markMatches(name, words)) {
    label.append(isMatch ? create('mark', undefined, text) : text);
  }
  option.append(label, create('span', 'kind', translate(`search.kind.${kind}`)));
  return option;
}

function create(tag: string, part?: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  if (part !== undefined) element.dataset.search = part;
  element.textContent = text;
  return element;
}
