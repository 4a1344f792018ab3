import ts from 'typescript';
import type { ParamApi } from '@vitrine/ui/core';
import { replaceOutsideCode } from '../../node/replaceOutsideCode.ts';

/** Link to a type in the doc comments of MUI X, such as `[[GridColDef]]`. */
const WIKI_LINK = /\[\[(?<name>\w+)\]\]/;
/** A TSDoc link to a URL or a declaration, with an optional label. */
const DOC_LINK = /\{@link(?<kind>code|plain)?\s+(?<target>[^\s|}]+)[ \t]*\|?\s*(?<label>[^}]*)\}/;

/** Parsed comment of a declaration. */
export interface JsDoc {
  /** Markdown of the comment, without tags. */
  text: string;
  default?: string;
  deprecated?: string;
  /** Whether the tag `@ignore`, `@internal`, `@private` or `@hidden` keeps it out of the docs. */
  ignored: boolean;
  params: ParamApi[];
}

/** Reads the last JSDoc comment above a declaration. */
export function readJsDoc(node: ts.Node): JsDoc {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const tags: readonly ts.JSDocTag[] = comment?.tags ?? [];
  const findTag = (...names: string[]) => tags.find(({ tagName }) => names.includes(tagName.text));
  const deprecated = findTag('deprecated');
  const params = tags.filter(ts.isJSDocParameterTag);
  return {
    text: [readText(comment), readText(findTag('remarks'))].filter(Boolean).join('\n\n'),
    default: readCode(findTag('default') ?? findTag('defaultValue')),
    deprecated: deprecated && readText(deprecated),
    ignored: Boolean(findTag('ignore', 'internal', 'private', 'hidden')),
    params: params.map((tag) => ({ name: tag.name.getText(), description: readText(tag) })),
  };
}

/** A value and a remark, such as `'b' - the tone`; quotes and brackets may contain a hyphen. */
const REMARKED =
  /^((?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`|\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|(?! - )[^'"`()[\]{}\n])+) - (?!\d)/;

/** Line of a comment that is a note to the library's authors. */
const NOTE = /^TODO\b/;

/**
 * Reads the text of a tag with its indentation, without notes to the library's authors; unwraps a
 * value in a code span or code block.
 */
function readCode(tag: ts.JSDocTag | undefined): string | undefined {
  if (!tag) return undefined;
  const lines = tag
    .getText()
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .filter((line) => !NOTE.test(line));
  const text = lines.join('\n').replace(/^@\w+/, '').trim();
  const [, value = text] = REMARKED.exec(text) ?? [];
  const [, code = value] = /^```[\w-]*\n([^`]*)\n```$/.exec(value) ?? [];
  // A template literal with placeholders is a value, not a code span.
  const [, inline = code] = /^`([^`$]+)`$/.exec(code) ?? [];
  return inline.trim();
}

function readText(node: ts.JSDoc | ts.JSDocTag | undefined): string {
  const text = ts.getTextOfJSDocComment(node?.comment) ?? '';
  const linked = replaceOutsideCode(text, DOC_LINK, writeLink);
  return replaceOutsideCode(linked, WIKI_LINK, ({ name }) => `\`${name}\``).trim();
}

/** Converts a TSDoc link to Markdown: a link to a URL, else the label or the name as code. */
function writeLink({ kind, target = '', label = '' }: Partial<Record<string, string>>): string {
  const text = label.trim();
  if (/^(?:https?:)?\/\//.test(target)) {
    const words = text || target;
    return `[${kind === 'code' ? `\`${words}\`` : words}](${target})`;
  }
  if (kind === 'plain') return text || target;
  return text === '' || kind === 'code' ? `\`${text || target}\`` : text;
}
