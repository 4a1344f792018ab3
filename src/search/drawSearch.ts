import type { Translate } from '../i18n/index.ts';
import { createPart } from './createPart.ts';
import { drawPinIcon } from './drawPinIcon.ts';
import { listWords } from './listWords.ts';
import { markMatches, type MarkedPart } from './markMatches.ts';
import { isIn } from './rememberedResults.ts';
import { SEARCH_ID } from './search.constants.ts';
import type { ResultGroup, SearchEntry } from './search.types.ts';
import type { SearchView } from './searchView.ts';

interface OptionContext {
  /** Words of the query to mark. */
  words: readonly string[];
  pinned: readonly SearchEntry[];
  translate: Translate;
}

interface DrawInput extends Omit<OptionContext, 'words'> {
  list: HTMLElement;
  message: HTMLElement;
  view: SearchView;
  query: string;
}

/** Draws the results and the message of the dialog. */
export function drawSearch({ list, message, view, query, ...context }: DrawInput): void {
  const groups = 'groups' in view ? view.groups : [];
  const words = view.kind === 'results' ? listWords(query) : [];
  let count = 0;
  const drawn = groups.map((group, index) => {
    const first = count;
    count += group.results.length;
    return drawGroup(group, { id: `${SEARCH_ID}-group-${index}`, first, words, ...context });
  });
  replaceChanged(list, drawn);
  list.hidden = groups.length === 0;
  message.textContent = describeView(view, query, context.translate);
}

/** Replaces only changed groups, so that a click in progress on an unchanged result works. */
function replaceChanged(list: HTMLElement, groups: readonly HTMLElement[]): void {
  for (const option of list.querySelectorAll('[aria-selected="true"]'))
    option.ariaSelected = 'false';
  const shown = [...list.children];
  for (const [index, group] of groups.entries()) {
    const current = shown[index];
    if (!current) list.append(group);
    else if (!current.isEqualNode(group)) current.replaceWith(group);
  }
  for (const group of shown.slice(groups.length)) group.remove();
}

function describeView(view: SearchView, query: string, translate: Translate): string {
  const gap = 'gap' in view && view.gap ? translate(`search.gap.${view.gap}`) : '';
  if (view.kind === 'results' || view.kind === 'recent' || view.kind === 'commands') return gap;
  const text = translate(`search.${view.kind}`, { query });
  const suggestions =
    view.kind === 'none' && view.groups.length > 0 ? translate('search.suggestions') : '';
  return [text, suggestions, gap].filter(Boolean).join(' ');
}

interface GroupContext extends OptionContext {
  id: string;
  /** Position of the group's first result in the list. */
  first: number;
}

function drawGroup(group: ResultGroup, { id, first, ...context }: GroupContext): HTMLElement {
  const element = createPart('div', 'group');
  element.role = 'group';
  element.setAttribute('aria-labelledby', id);
  const heading = createPart('div', 'heading');
  heading.id = id;
  if (group.label) heading.textContent = context.translate(`search.group.${group.label}`);
  else {
    heading.append(group.page, createPart('small', 'context', group.product));
    markEnglish(heading);
  }
  const options = group.results.map((entry, index) => {
    const option = drawOption(entry, context);
    option.id = `${SEARCH_ID}-option-${first + index}`;
    if (group.label) addContext(option, entry);
    if (entry.kind !== 'command') markEnglish(option.firstElementChild as HTMLElement);
    return option;
  });
  element.append(heading, ...options);
  return element;
}

function drawOption(entry: SearchEntry, { words, pinned, translate }: OptionContext): HTMLElement {
  const { kind, name, href, excerpt } = entry;
  const option = document.createElement('div');
  option.role = 'option';
  option.ariaSelected = 'false';
  option.dataset.kind = kind;
  option.dataset.key = `${kind} ${href}`;
  const text = createPart('span', 'text');
  text.append(drawMarked('name', markMatches(name, words)));
  if (excerpt) text.append(drawMarked('excerpt', excerpt));
  option.append(text, createPart('span', 'kind', translate(`search.kind.${kind}`)));
  if (kind !== 'command') {
    option.dataset.href = href;
    option.append(drawPinIcon(isIn(pinned, entry)));
  }
  return option;
}

/** Sets the language of text from a page. Only generated pages have translated texts. */
function markEnglish(element: HTMLElement): void {
  if (!/\p{Script=Han}/u.test(element.textContent)) element.lang = 'en';
}

/** Adds the page and the product to a result of a labeled group. */
function addContext(option: HTMLElement, { name, page, product }: SearchEntry): void {
  const places = [page, product].filter((place) => place !== '' && place !== name);
  if (places.length === 0) return;
  option.firstElementChild?.append(createPart('span', 'excerpt', places.join(' · ')));
}

function drawMarked(part: string, parts: readonly MarkedPart[]): HTMLElement {
  const element = createPart('span', part);
  for (const { text, isMatch } of parts) {
    element.append(isMatch ? createPart('mark', undefined, text) : text);
  }
  return element;
}
