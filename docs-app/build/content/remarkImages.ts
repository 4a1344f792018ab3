import { readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Definition, Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { DocsError, findClosest } from '@vitrine/ui/core';
import { isFile } from '../../node/isFile.ts';
import { displayPath, ROOT } from '../../node/paths.ts';
import { isInside } from '../../node/posixPaths.ts';
import type { Report } from '../shared/mistakes.ts';
import type { PageSource } from './content.types.ts';
import { IMAGE_TYPES } from './demoFileTypes.ts';

/** File extensions of the images that an article may show. */
const EXTENSIONS = [...Object.keys(IMAGE_TYPES), '.svg'];

interface ImageContext {
  page: PageSource;
  /** Returns the URL of an image; `path` is relative to the folder of the page. */
  imageUrl: (path: string) => string;
  /** Receives the paths of the images that the article shows. */
  found: { images: Set<string> };
  report: Report;
}

/** Creates a remark plugin that checks images and replaces their paths with URLs. */
export function remarkImages({ page, imageUrl, found, report }: ImageContext) {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => void definitions.set(node.identifier, node));
    const resolve = (src: string, node: Nodes): string => {
      const problem = findProblem(src, page);
      if (problem !== undefined) {
        const place = `${page.product.id}: ${displayPath(page.file)}:${node.position?.start.line ?? 1}`;
        const closest = findClosest(src, listImages(page));
        report(new DocsError('content/image', { src, problem, valid: EXTENSIONS, closest }, place));
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
      } else {
        const source = sourceOf(node);
        if (source) source.value = resolve(String(source.value), node);
      }
    });
  };
}

/** Returns the `src` of an `img` element. */
function sourceOf(node: Nodes): MdxJsxAttribute | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const { name, attributes }: MdxJsxFlowElement | MdxJsxTextElement = node;
  if (name !== 'img') return undefined;
  return attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'src' &&
      typeof attribute.value === 'string',
  );
}

function isRelative(src: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(src);
}

/** Returns the path of a relative image URL, from the folder of the page; else undefined. */
export function imagePathOf(src: string): string | undefined {
  return isRelative(src) && EXTENSIONS.includes(extname(src)) ? toPath(src) : undefined;
}

function toPath(src: string): string {
  try {
    return decodeURIComponent(src).replace(/^\.\//, '');
  } catch {
    return src;
  }
}

function findProblem(src: string, { file }: PageSource): string | undefined {
  if (src.startsWith('data:image/')) return undefined;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return 'it is on another site';
  const folder = src.startsWith('/') ? join(ROOT, 'public') : dirname(file);
  const target = join(folder, toPath(src));
  if (!isInside(target, folder)) return 'it is outside of the folder of the page';
  if (!isFile(target)) return 'the file does not exist';
  return EXTENSIONS.includes(extname(target)) ? undefined : 'it has an unknown type';
}

/** Lists the images in the folder of a page as relative URLs, such as `./shot.png`. */
function listImages({ file }: PageSource): string[] {
  return readdirSync(dirname(file))
    .filter((name) => EXTENSIONS.includes(extname(name)))
    .map((name) => `./${name}`);
}
