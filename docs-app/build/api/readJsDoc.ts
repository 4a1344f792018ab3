import ts from 'typescript';
import type { ParamApi } from '@vitrine/ui/core';

/** A name in double brackets, as MUI X writes its types. */
const WIKI_LINK = /\[\[(\w+)\]\]/g;

/** Parsed comment of a declaration. */
export interface JsDoc {
  /** Markdown of the comment, without tags. */
  text: string;
  default?: string;
  deprecated?: string;
  ignored: boolean;
  params: ParamApi[];
}

/** Reads the last JSDoc comment above a declaration. */
export function readJsDoc(node: ts.Node): JsDoc {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const tags: readonly ts.JSDocTag[] = comment?.tags ?? [];
  const findTag = (name: string) => tags.find(({ tagName }) => tagName.text === name);
  const deprecated = findTag('deprecated');
  const params = tags.filter(ts.isJSDocParameterTag);
  return {
    text: readText(comment),
    default: readCode(findTag('default')),
    deprecated: deprecated && readText(deprecated),
    ignored: Boolean(findTag('ignore')),
    params: params.map((tag) => ({ name: tag.name.getText(), description: readText(tag) })),
  };
}

/** Reads a tag's text with the indentation of its lines. */
function readCode(tag: ts.JSDocTag | undefined): string | undefined {
  const lines = tag
    ?.getText()
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''));
  return lines?.join('\n').replace(/^@\w+/, '').trim();
}

function readText(node: ts.JSDoc | ts.JSDocTag | undefined): string {
  const text = ts.getTextOfJSDocComment(node?.comment) ?? '';
  return text.replace(WIKI_LINK, '`$1`').trim();
}
