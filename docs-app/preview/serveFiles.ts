import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { completeLinks } from '../node/completeLinks.ts';
import { isFile } from '../node/isFile.ts';

const QUALITY = 9;
const SMALLEST = 512;
const compress = promisify(brotliCompress);

const CONTENT_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

interface Compressed {
  version: string;
  body: Promise<Buffer>;
}

/** Returns the content type of a text file; undefined for other files. */
function textContentType(file: string): string | undefined {
  return CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)];
}

/** Returns whether a request accepts Brotli. */
function acceptsBrotli(request: IncomingMessage): boolean {
  const offers = String(request.headers['accept-encoding'] ?? '').split(',');
  return offers.some((offer) => /^\s*br\s*(;\s*q\s*=\s*(0\.\d*[1-9]|1)[\d.]*)?\s*$/i.test(offer));
}

/** Sets the headers that a host sends with every file, including `Cache-Control`. */
export function setFileHeaders(response: ServerResponse, file: string): void {
  const forever = /^\/(workbench\/)?assets\//.test(file);
  response.setHeader('Cache-Control', forever ? 'public,max-age=31536000,immutable' : 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  const type = textContentType(file);
  if (type) response.setHeader('Content-Type', type);
}

/** Finds the file for a path: `path`, `path.html` or `path/index.html`. */
export function findFile(dir: string, pathname: string): string | undefined {
  if (/\/\/|\/\.\.(\/|$)/.test(pathname)) return undefined;
  const base = pathname.replace(/\/$/, '');
  const names = pathname.endsWith('/')
    ? [`${base}/index.html`]
    : [base, `${base}.html`, `${base}/index.html`];
  return names.find((name) => isFile(join(dir, name)));
}

/** Returns the Markdown file of an HTML file, if it exists; all languages share the English one. */
export function findMarkdown(dir: string, file: string): string | undefined {
  const [, page] = /^(?:\/zh(?=\/))?(\/.*?)(?:\/?index)?\.html$/.exec(file) ?? [];
  if (page === undefined) return undefined;
  const markdown = `${page === '/' ? '/index' : page}.md`;
  return existsSync(join(dir, markdown)) ? markdown : undefined;
}

/** Matches Markdown and indexes, whose links get the server's origin if the build knew no host. */
const LINKED_TEXT = /\.md$|\/llms[\w-]*\.txt$/;

/** Creates a sender of text files that the build did not compress; caches the compressed files. */
export function createTextSender(dir: string, isCompressing: boolean) {
  const cache = new Map<string, Compressed>();
  const read = (file: string, origin: string) => {
    const text = readFileSync(join(dir, file));
    return LINKED_TEXT.test(file) ? Buffer.from(completeLinks(text.toString(), origin)) : text;
  };
  const load = (file: string, { version, origin }: { version: string; origin: string }) => {
    const cached = cache.get(file);
    if (cached?.version === version) return cached.body;
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    const body = compress(read(file, origin), { params });
    cache.set(file, { version, body });
    return body;
  };
  /** Sends the file compressed, or returns false when another handler must send it. */
  return async function sendText(request: IncomingMessage, response: ServerResponse, file: string) {
    const { size, mtimeMs } = statSync(join(dir, file));
    const isText = textContentType(file) !== undefined && size >= SMALLEST;
    const isCompressed =
      isCompressing && isText && acceptsBrotli(request) && !existsSync(join(dir, `${file}.br`));
    if (!isCompressed && !LINKED_TEXT.test(file)) return false;
    const origin = `http://${request.headers.host}`;
    const version = `${size}-${Math.trunc(mtimeMs)}-${origin}`;
    const etag = `W/"${version}${isCompressed ? '-br' : ''}"`;
    setFileHeaders(response, file);
    response.appendHeader('Vary', 'Accept-Encoding').setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return true;
    }
    const body = isCompressed ? await load(file, { version, origin }) : read(file, origin);
    if (isCompressed) response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
