import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { DocsError, type CodeLanguage } from '@vitrine/ui/core';
import { readText } from '../../node/readText.ts';
import type { DemoFile } from './content.types.ts';

/** Languages of the text files that a demo may import, by extension. */
const LANGUAGES: Readonly<Record<string, CodeLanguage>> = {
  '.css': 'css',
  '.json': 'json',
  '.svg': 'html',
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.txt': 'text',
};

/** Media types of images, by extension. */
export const IMAGE_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Returns whether a file of a demo is a TypeScript module. */
export function isModule(name: string): boolean {
  return /\.tsx?$/.test(name);
}

/** Returns the language in which a file of a demo is highlighted. */
export function languageOf(name: string): CodeLanguage {
  return LANGUAGES[extname(name)] ?? 'text';
}

/** Reads a file of a demo: text, or an image as a data URL. Throws for other types. */
export function readDemoFile(file: string, place: string): DemoFile {
  const [name, extension] = [basename(file), extname(file)];
  if (Object.hasOwn(LANGUAGES, extension)) return { name, code: readText(file) };
  const type = Object.hasOwn(IMAGE_TYPES, extension) ? IMAGE_TYPES[extension] : undefined;
  if (type === undefined) {
    const valid = [...Object.keys(LANGUAGES), ...Object.keys(IMAGE_TYPES)];
    throw new DocsError('content/demo-file-type', { file: name, valid }, place);
  }
  const bytes = readFileSync(file);
  const size = new Intl.NumberFormat('en').format(bytes.length);
  return {
    name,
    code: `${name}: ${type}, ${size} bytes\n`,
    dataUrl: `data:${type};base64,${bytes.toString('base64')}`,
  };
}
