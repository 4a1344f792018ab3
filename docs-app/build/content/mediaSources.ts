import type { Nodes } from 'mdast';
import { literalOf } from './codeFenceElement.ts';
import { IMAGE_TYPES } from './demoFileTypes.ts';

/** Kind of a file that an article loads. */
export type MediaKind = 'image' | 'video or audio file' | 'frame' | 'plugin';

/** Extensions of the files that an article may load, by kind. */
export const MEDIA_EXTENSIONS: Readonly<Record<MediaKind, readonly string[]>> = {
  image: [...Object.keys(IMAGE_TYPES), '.svg'],
  'video or audio file': ['.mp4', '.webm', '.mp3', '.ogg', '.wav', '.vtt'],
  frame: [],
  plugin: [],
};

/** Kind of the file in the `src` of an element; other elements load images. */
const KINDS: Readonly<Record<string, MediaKind>> = {
  video: 'video or audio file',
  audio: 'video or audio file',
  source: 'video or audio file',
  track: 'video or audio file',
  iframe: 'frame',
  embed: 'plugin',
};

/** Matches a URL of `srcset` and its descriptor, such as `./a.png 2x`. */
const CANDIDATE = /(\S*[^,\s])(\s+[^,]+)?/g;

/**
 * Replaces the URLs that an HTML element loads: `src`, `srcset` and `poster`. Ignores custom
 * elements, which have their own attributes, and computed values.
 */
export function replaceSources(
  node: Nodes,
  resolve: (src: string, kind: MediaKind) => string,
): void {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
  const name = node.name ?? '';
  if (!/^[a-z]/.test(name)) return;
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const text = literalOf(attribute);
    if (text === undefined) continue;
    const key = attribute.name.toLowerCase();
    if (key === 'src') attribute.value = resolve(text, KINDS[name] ?? 'image');
    if (key === 'poster') attribute.value = resolve(text, 'image');
    if (key === 'srcset') {
      attribute.value = text.replace(
        CANDIDATE,
        (_, url: string, descriptor = '') => resolve(url, 'image') + descriptor,
      );
    }
  }
}
