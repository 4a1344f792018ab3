/** Kinds of code tokens. Each kind has a color in `tokens.ts` and a class in the HTML. */
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

/** TextMate scopes of each kind. */
export const TOKEN_SCOPES: Readonly<Record<TokenKind, string[]>> = {
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

/** Scopes without highlighting, because an element per bracket would make a page 20% larger. */
export const PLAIN_SCOPES = ['punctuation', 'meta.brace', 'keyword.operator'];
