import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { isRoutable } from '@vitrine/ui/core';
import {
  createHostHeaders,
  createHostRedirect,
  parseHostRules,
  type HostRedirect,
} from './hostRules.ts';
import { acceptsMarkdown } from './acceptsMarkdown.ts';
import { createTextSender, findFile, findMarkdown, setFileHeaders } from './serveFiles.ts';
import { ROOT } from '../node/paths.ts';
import { removeBase } from '../model/basePath.ts';
import { readPort } from '../node/readPort.ts';
import { splitTarget } from '../node/splitTarget.ts';

const HOST = '127.0.0.1';
const DEFAULT_PORT = '4173';
const KEEP_ALIVE_MS = 60_000;

export interface StartedServer {
  url: string;
  close: () => Promise<void>;
}

/** 404 page as Markdown. */
const NOT_FOUND_MARKDOWN = '/404.md';

/** Matches the workbench, which is a separate folder whose URL ends with a slash. */
const WORKBENCH = /^\/workbench(\/|$)/;

/** Reads a file for hosts, such as `_redirects`; returns an empty string if it is missing. */
function readHostFile(dir: string, name: string): string {
  const file = join(dir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns the base path of a build, such as `/docs`; empty at the root of the host. */
function readBase(dir: string): string {
  const text = readHostFile(dir, 'vitrine.json');
  const { base = '' } = JSON.parse(text || '{}') as { base?: string };
  return base;
}

/** Creates a function that returns the redirect of a path with the base. */
function readHostRedirect(dir: string, base: string): (path: string) => HostRedirect | undefined {
  const rules = parseHostRules(readHostFile(dir, '_redirects'));
  const findRedirect = createHostRedirect(rules);
  return (path) => {
    if (path === base && base !== '') return { to: `${base}/`, status: 308 };
    const pathname = removeBase(base, path);
    if (pathname === '/workbench') return { to: `${base}/workbench/`, status: 308 };
    if (pathname === undefined || WORKBENCH.test(pathname)) return undefined;
    // The home page is a folder, whose URL ends with a slash.
    if (base !== '' && pathname === '/') return undefined;
    return findRedirect(path);
  };
}

interface ServerOptions {
  dir: string;
  port: number;
  /** Whether to compress text, as hosts do; on localhost, this is slower. @default true */
  compress?: boolean;
}

/** Serves a folder as a static host would. */
export async function startServer(options: ServerOptions): Promise<StartedServer> {
  const { dir, port, compress = true } = options;
  const answer = createAnswer(resolve(dir), compress);
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  // Keep idle connections open as long as most hosts do, so that clients reuse them.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await listen(server, port);
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://${HOST}:${actual}`, close };
}

function createAnswer(dir: string, compress: boolean) {
  const sendText = createTextSender(dir, compress);
  const base = readBase(dir);
  const findRedirect = readHostRedirect(dir, base);
  const headersOf = createHostHeaders(readHostFile(dir, '_headers'));
  const setHeaders = (response: ServerResponse, pathname: string) => {
    const file = decodeURI(pathname);
    setFileHeaders(response, file);
    // Sirv replaces the header that `chooseFormat` has set.
    if (findMarkdown(dir, file)) response.setHeader('Vary', 'Accept, Accept-Encoding');
  };
  const sendAny = sirv(dir, { dev: true, etag: true, brotli: true, gzip: true, setHeaders });
  const send = async (request: IncomingMessage, response: ServerResponse, file: string) => {
    if (await sendText(request, response, file)) return;
    request.url = encodeURI(file);
    sendAny(request, response);
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { path: rawPath, search } = splitTarget(request.url);
    const pathname = decodePath(rawPath);
    const redirect = pathname === undefined ? undefined : findRedirect(rawPath);
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.to + search }).end();
      return;
    }
    for (const [name, value] of headersOf(pathname ?? rawPath)) response.setHeader(name, value);
    const path = removeBase(base, rawPath);
    if (path === undefined) return void response.writeHead(404).end('Not found');
    request.url = path + search;
    const exchange = { request, response, base };
    const file = pathname && findFile(dir, pathname.slice(base.length));
    if (file) return send(request, response, chooseFormat(dir, file, exchange));
    await sendNotFound(dir, exchange, send);
  };
}

type Send = (request: IncomingMessage, response: ServerResponse, file: string) => Promise<void>;

interface Exchange {
  /** Base path of the site, which the URL of the request does not contain. */
  base: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Returns a page's Markdown if the client prefers it, else the page; adds a `Link` header. */
function chooseFormat(dir: string, file: string, { request, response, base }: Exchange): string {
  const markdown = findMarkdown(dir, file);
  if (markdown === undefined) return file;
  const link = `<${base}${encodeURI(markdown)}>; rel="alternate"; type="text/markdown"`;
  response.setHeader('Vary', 'Accept');
  response.appendHeader('Link', link);
  return acceptsMarkdown(request.headers.accept) ? markdown : file;
}

/** Returns the 404 page for the language of a path, or the 404 page of the site. */
function findNotFoundPage(dir: string, path: string): string {
  const [, folder = ''] = path.split('/');
  const page = `/${folder}/404.html`;
  return /^[a-z]{2}$/.test(folder) && existsSync(join(dir, page)) ? page : '/404.html';
}

async function sendNotFound(dir: string, exchange: Exchange, send: Send) {
  const { request, response } = exchange;
  response.statusCode = 404;
  const html = findNotFoundPage(dir, request.url ?? '/');
  const page = chooseNotFound(dir, html, exchange);
  if (!existsSync(join(dir, page))) return void response.end('Not found');
  // A 404 must not become 304 or 206; sirv would also send 200 for the existing 404 page.
  delete request.headers['if-none-match'];
  delete request.headers.range;
  const { writeHead } = response;
  response.writeHead = ((_status: number, headers: Record<string, string>) =>
    writeHead.call(response, 404, headers)) as typeof writeHead;
  await send(request, response, page);
}

/** Chooses the format of the 404 page by the extension of the path, else by `Accept`. */
function chooseNotFound(dir: string, html: string, exchange: Exchange): string {
  const { path } = splitTarget(exchange.request.url);
  const isMarkdown = path.endsWith('.md') && existsSync(join(dir, NOT_FOUND_MARKDOWN));
  return isMarkdown ? NOT_FOUND_MARKDOWN : chooseFormat(dir, html, exchange);
}

/** Decodes a path; returns undefined when no page or file can have the path. */
function decodePath(path: string): string | undefined {
  if (!isRoutable(path)) return undefined;
  const decoded = decodeURIComponent(path);
  return decoded.length > 2000 ? undefined : decoded;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is in use. Stop its process, or choose another port: npm run preview -- --port N`;
      fail(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, HOST, () => done());
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: DEFAULT_PORT }, dir: { type: 'string' } },
  });
  const dir = resolve(ROOT, values.dir ?? 'dist');
  const port = readPort(values.port);
  if (!existsSync(dir)) throw new Error(`${dir} does not exist. Run "npm run build" first.`);
  const { url, close } = await startServer({ dir, port });
  const base = readBase(dir);
  console.log(`Serving ${dir} on ${url}${base && `${base}/`}`);
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => void close().then(() => process.exit(0)));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
