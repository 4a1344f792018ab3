import { readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Definition, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { DocsError, findClosest } from '@vitrine/ui/core';
import { isFile } from '../../node/isFile.ts';
import { displayPath, ROOT } from '../../node/paths.ts';
import { isInside } from '../../node/posixPaths.ts';
import type { Report } from '../shared/mistakes.ts';
import type { PageSource } from './content.types.ts';
import { MEDIA_EXTENSIONS, replaceSources, type MediaKind } from './mediaSources.ts';

interface ImageContext {
  page: PageSource;
  /** Returns the URL of an image; `path` is relative to the folder of the page. */
  imageUrl: (path: string) => string;
  /** Receives the paths of the images, videos and audio files that the article shows. */
  found: { images: Set<string> };
  report: Report;
}

/** Creates a remark plugin that checks images and other media, and replaces paths with URLs. */
export function remarkImages({ page, imageUrl, found, report }: ImageContext) {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => void definitions.set(node.identifier, node));
    const resolve = (src: string, node: Nodes, kind: MediaKind = 'image'): string => {
      const problem = findProblem(src, kind, page);
      if (problem !== undefined) {
        const place = `${page.product.id}: ${displayPath(page.file)}:${node.position?.start.line ?? 1}`;
        report(createError({ src, kind, problem }, page).at(place));
      }
      if (problem !== undefined || !isRelative(src)) return src;
      const path = toPath(src);
      found.images.add(path);
      return imageUrl(path);
    };
    visit(tree, (node) => {
      if (node.type === 'image') node.url = resolve(node.url, node);
      else if (node.type === 'imageReference') {
        const { url = '', title } = definitions.get(node.identifier) ?? {};
        Object.assign(node, { type: 'image', url: resolve(url, node), title });
      } else replaceSources(node, (src, kind) => resolve(src, node, kind));
    });
  };
}

interface MediaProblem {
  src: string;
  kind: MediaKind;
  problem: string;
}

function createError({ src, kind, problem }: MediaProblem, page: PageSource): DocsError {
  const valid = MEDIA_EXTENSIONS[kind];
  if (valid.length === 0) return new DocsError('content/frame', { kind, src, problem });
  const closest = findClosest(src, listFiles(page, valid));
  return new DocsError('content/image', { kind, src, problem, valid, closest });
}

function isRelative(src: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(src);
}

/** Returns the path of a relative media URL, from the folder of the page; else undefined. */
export function imagePathOf(src: string): string | undefined {
  const isMedia = Object.values(MEDIA_EXTENSIONS).some((valid) => valid.includes(extname(src)));
  return isRelative(src) && isMedia ? toPath(src) : undefined;
}

function toPath(src: string): string {
  try {
    return decodeURIComponent(src).replace(/^\.\//, '');
  } catch {
    return src;
  }
}

function findProblem(src: string, kind: MediaKind, { file }: PageSource): string | undefined {
  if (kind === 'plugin') return 'pages load no plugins';
  if (kind === 'image' && src.startsWith('data:image/')) return undefined;
  if (src.startsWith('data:')) return 'it is a data URL';
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return 'it is on another site';
  // A frame can show each document of the site, such as a story of the workbench.
  if (kind === 'frame') return src.startsWith('/') ? undefined : 'its path is relative';
  const folder = src.startsWith('/') ? join(ROOT, 'public') : dirname(file);
  const target = join(folder, toPath(src));
  if (!isInside(target, folder)) return 'it is outside of the folder of the page';
  if (!isFile(target)) return 'the file does not exist';
  return MEDIA_EXTENSIONS[kind].includes(extname(target)) ? undefined : 'it has an unknown type';
}

/** Lists files in the folder of a page as relative URLs, such as `./shot.png`. */
function listFiles({ file }: PageSource, extensions: readonly string[]): string[] {
  return readdirSync(dirname(file))
    .filter((name) => extensions.includes(extname(name)))
    .map((name) => `./${name}`);
}
