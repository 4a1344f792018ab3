import { isEncodedImage } from '@vitrine/ui/core';
import type { PlayFile } from '@vitrine/ui';
import { CodeError } from './transpile.ts';

/** Media types of text files whose default export is a URL, by extension. */
const URL_TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', txt: 'text/plain' };

/**
 * Returns the exports of an image, a text or a JSON file, as in the build; undefined for other
 * files. Throws `CodeError` for invalid JSON.
 */
export function readExports({ name, code }: PlayFile): Record<string, unknown> | undefined {
  if (isEncodedImage(code)) return { default: code };
  if (name.endsWith('.json')) {
    const value = parseJson({ name, code });
    return { ...(value as object), default: value };
  }
  const type = URL_TYPES[name.slice(name.lastIndexOf('.') + 1)];
  return type === undefined ? undefined : { default: `data:${type},${encodeURIComponent(code)}` };
}

function parseJson({ name, code }: PlayFile): unknown {
  try {
    return JSON.parse(code);
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, line] = /\bline (\d+)/.exec(message) ?? [];
    const place = line === undefined ? {} : { line: Number(line) };
    throw new CodeError({ kind: 'syntax', message, file: name, ...place });
  }
}
