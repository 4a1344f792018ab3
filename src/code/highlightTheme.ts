/** Kinds of tokens; each is a colour in `tokens.ts` and a class in the markup. */
export const TOKEN_KINDS = [
  'keyword',
  'string',
  'function',
  'constant',
  'tag',
  'property',
  'comment',
  'inserted',
  'deleted',
] as const;

export type TokenKind = (typeof TOKEN_KINDS)[number];

const scopes: Record<TokenKind, string[]> = {
  keyword: ['keyword', 'storage', 'variable.language'],
  string: ['string', 'punctuation.definition.string', 'string.template', 'markup.inline.raw'],
  function: ['entity.name.function', 'support.function', 'meta.function-call entity.name.function'],
  constant: [
    'constant',
    'variable.other.constant.property',
    'keyword.other.unit',
    'support.constant',
  ],
  tag: [
    'entity.name.tag',
    'support.class.component',
    'entity.name.type',
    'support.type.primitive',
    'entity.other.inherited-class',
  ],
  property: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'variable.other.property',
  ],
  comment: ['comment', 'punctuation.definition.comment'],
  inserted: ['markup.inserted', 'punctuation.definition.inserted'],
  deleted: ['markup.deleted', 'punctuation.definition.deleted'],
};

/** Has the colour of the text: an element for each bracket would make a page a fifth longer. */
const plainScopes = ['punctuation', 'meta.brace', 'keyword.operator'];
const PLAIN = '#000000';

const markers = new Map(
  TOKEN_KINDS.map((kind, index) => [`#00000${index + 1}`.slice(-7).toUpperCase(), kind]),
);

/** Finds the kind that a marker colour of the theme stands for. */
export function kindOfMarker(color: string | undefined): TokenKind | undefined {
  return color === undefined ? undefined : markers.get(color.toUpperCase());
}

/** A highlighter theme whose colours are only markers of a kind; the page's own theme has the real ones. */
export const markerTheme = {
  name: 'vitrine-markers',
  type: 'light' as const,
  fg: PLAIN,
  bg: '#FFFFFF',
  settings: [
    { scope: plainScopes, settings: { foreground: PLAIN } },
    ...[...markers].map(([foreground, kind]) => ({
      scope: scopes[kind],
      settings: { foreground },
    })),
  ],
};
