import { Parser } from 'htmlparser2';

/** Part of a page that a link can open. */
export interface PageSection {
  /** Id of the heading or row; empty for the part before the first heading. */
  id: string;
  heading: string;
  text: string;
  /** Code blocks of the section. */
  code: string;
}

const HEADINGS = new Set(['h2', 'h3']);
const ROWS = new Set(['tr', 'li', 'dt']);

/** Elements whose text is not content of the page. */
const INERT = new Set(['button', 'header', 'nav', 'script', 'style', 'svg', 'template', 'thead']);

/** Attributes of elements to skip: interface, demos, and text that repeats on many pages. */
const APART = [
  'aria-hidden',
  'hidden',
  'data-ad',
  'data-api-header',
  'data-api-tools',
  'data-code',
  'data-demo',
  'data-fact',
  'data-history',
  'data-mark',
  'data-page-verdict',
  'data-part',
  'data-parts',
  'data-uses',
];

/** Inline elements, whose tags add no space to the text. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'mark', 'span', 'strong', 'wbr']);
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'wbr']);

type Place = 'heading' | 'text' | 'code';

/** Open element whose text has a different section or place than the text around it. */
interface OpenElement {
  depth: number;
  section: PageSection;
  /** Place of the text in the section; undefined when the text is left out. */
  place: Place | undefined;
}

/**
 * Splits the article of a page's HTML into sections, at headings and at rows with an id. The
 * section of a heading does not repeat the text of these rows.
 */
export function readSections(html: string): PageSection[] {
  const first = createSection('');
  const sections = [first];
  const open: OpenElement[] = [{ depth: 0, section: first, place: 'text' }];
  let depth = 0;
  const add = (text: string) => {
    const { section, place } = open.at(-1)!;
    if (place) section[place] += text;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!INLINE.has(name)) add(' ');
      if (VOID.has(name)) return;
      depth += 1;
      const element = describe(name, attributes, open.at(-1)!);
      if (!element) return;
      open.push({ depth, ...element });
      if (!sections.includes(element.section)) sections.push(element.section);
      // The text after a heading belongs to its section.
      if (HEADINGS.has(name)) open.at(-2)!.section = element.section;
    },
    ontext: add,
    onclosetag(name) {
      if (VOID.has(name)) return;
      if (open.length > 1 && open.at(-1)!.depth === depth) open.pop();
      if (!INLINE.has(name)) add(' ');
      depth -= 1;
    },
  });
  parser.write(findArticle(html));
  parser.end();
  return sections.map(tidy).filter(({ id, text, code }) => id === '' || text !== '' || code !== '');
}

/** Returns the section and place of an element's text; undefined if it changes neither. */
function describe(
  name: string,
  attributes: Readonly<Record<string, string>>,
  { section, place }: OpenElement,
): Omit<OpenElement, 'depth'> | undefined {
  const { id = '' } = attributes;
  if (!place) return undefined;
  if (INERT.has(name) || APART.some((attribute) => attribute in attributes)) {
    return { section, place: undefined };
  }
  if (HEADINGS.has(name) && id !== '') return { section: createSection(id), place: 'heading' };
  if (ROWS.has(name) && id !== '') return { section: createSection(id), place: 'text' };
  // The first header cell of a row is the heading of the row's section.
  if (name === 'th' && section.id !== '' && section.heading === '') {
    return { section, place: 'heading' };
  }
  return name === 'pre' ? { section, place: 'code' } : undefined;
}

function createSection(id: string): PageSection {
  return { id, heading: '', text: '', code: '' };
}

function tidy({ id, heading, text, code }: PageSection): PageSection {
  const squeeze = (value: string) => value.replaceAll(/\s+/g, ' ').trim();
  return { id, heading: squeeze(heading), text: squeeze(text), code: squeeze(code) };
}

/** Returns the content of the article of a document; empty without an article. */
function findArticle(html: string): string {
  const start = html.indexOf('<article');
  return start < 0 ? '' : html.slice(start, html.lastIndexOf('</article>'));
}
