import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, mergeConfig, type ViteDevServer } from 'vite';
import { escapeHtml, isRoutable } from '@vitrine/ui/core';
import { EDITED, OPENED } from '../model/editEvents.ts';
import { site as config } from '../model/site.config.ts';
import { readPort } from '../node/readPort.ts';
import { splitTarget } from '../node/splitTarget.ts';
import { createDevSite, WATCHED, type DevDocument, type DevSite } from './pipeline/devSite.ts';
import { passQueries } from './vite/passQueries.ts';
import { createSiteConfig } from './vite/createSiteConfig.ts';
import { ENTRIES } from './vite/entries.ts';

const HOST = '127.0.0.1';
const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    // URL of the development workbench that the site links to.
    workbench: { type: 'string', default: 'http://127.0.0.1:6006' },
  },
});
const port = readPort(options.port);

process.env.NODE_ENV = 'development';
// The development site is at the root of its host.
delete process.env['VITE_BASE'];
passQueries();

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(body);
}

interface Answer {
  path: string;
  search: string;
  response: ServerResponse;
}

async function answer(site: DevSite, vite: ViteDevServer, { path, search, response }: Answer) {
  const data = await site.data(path);
  if (data !== undefined && extname(path) === '.html') {
    return send(response, 'text/html', await transformHtml(vite, path, data));
  }
  if (data !== undefined) {
    return send(response, DATA_TYPES[extname(path)] ?? 'application/json', data);
  }
  const target = path.startsWith(config.workbenchUrl)
    ? `${options.workbench}/${path.slice(config.workbenchUrl.length)}${search}`
    : await site.redirect(path);
  if (target !== undefined) {
    response.writeHead(307, { location: target }).end();
    return undefined;
  }
  const document = await site.document(path);
  const html = await transformHtml(vite, path, followEdits(document));
  return send(response, 'text/html', html, document.status);
}

/** Adds Vite's scripts to a page; Vite throws for a path with an invalid encoding, such as `/%`. */
function transformHtml(vite: ViteDevServer, path: string, html: string): Promise<string> {
  return vite.transformIndexHtml(isRoutable(path) ? path : '/', html);
}

/** Media types of data files other than JSON, by file extension. */
const DATA_TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.css': 'text/css',
  '.txt': 'text/plain',
};

const FOLLOW_EDITS = `<script type="module" src="/${ENTRIES.development}"></script>`;

/** Adds the data for hydration and the script that updates or reloads the page after edits. */
function followEdits({ html, files, edition }: DevDocument): string {
  const text = JSON.stringify(files).replaceAll('<', String.raw`\u003c`);
  const data = `<script type="application/json" data-files data-edition="${edition}">${text}</script>`;
  return html.replace('</head>', () => `${data}${FOLLOW_EDITS}</head>`);
}

/** Shows an author's mistake in the terminal, in open pages, and instead of the requested page. */
async function sendError(vite: ViteDevServer, { path, response }: Answer, error: unknown) {
  reportError(vite, error);
  const text = escapeHtml(messageOf(error));
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title>${FOLLOW_EDITS}</head><body><pre style="white-space:pre-wrap;padding:2rem;font-size:1rem">${text}</pre></body></html>`;
  send(response, 'text/html', await transformHtml(vite, path, page), 500);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Shows an author's mistake in the terminal and in the error overlay of open pages. */
function reportError(vite: ViteDevServer, error: unknown): void {
  console.error(messageOf(error));
  vite.ws.send({ type: 'error', err: { message: messageOf(error), stack: '' } });
}

const http = createHttpServer();
const vite = await createServer(
  mergeConfig(createSiteConfig(), {
    appType: 'custom',
    server: { middlewareMode: { server: http }, hmr: { server: http }, host: HOST },
    // Lists all modules that pages may load, because Vite reloads all pages for a new package.
    optimizeDeps: {
      entries: [
        ENTRIES.client,
        ENTRIES.search,
        ENTRIES.frame,
        ENTRIES.thirdParty,
        'products/*/{demo-providers,pages/**/demos/*/*}.tsx',
      ],
    },
  }),
);
const site = await createDevSite({
  onEdited: () => vite.ws.send({ type: 'custom', event: EDITED }),
  onError: (error) => reportError(vite, error),
  onProgress: console.log,
});
vite.ws.on(OPENED, (edition: number, client) => {
  if (edition < site.edition()) client.send({ type: 'custom', event: EDITED });
});
vite.watcher.add(WATCHED);
vite.watcher.on('all', (_, file) => site.handleChange(file));

http.on('request', (request, response) => {
  const exchange = { ...splitTarget(request.url), response };
  const fail = (error: unknown) => void sendError(vite, exchange, error);
  site.play(exchange.path).then((file) => {
    if (file) return send(response, file.type, file.text);
    return vite.middlewares(request, response, () => {
      answer(site, vite, exchange).catch(fail);
    });
  }, fail);
});
http.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop the program that uses it (find it with "lsof -i :${port}"), or choose another port with --port.`
      : error.message,
  );
  process.exit(1);
});
http.listen(port, HOST, () => console.log(`Site: http://${HOST}:${port}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void vite.close().finally(() => process.exit(0)));
}
