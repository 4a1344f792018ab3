import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, mergeConfig, type ViteDevServer } from 'vite';
import { createSiteConfig } from '../vite.config.ts';
import { createDevSite, type DevSite } from '../plugins/devSite.ts';
import { ROOT, SITE } from '../plugins/paths.ts';

const HOST = '127.0.0.1';
const { values: options } = parseArgs({ options: { port: { type: 'string', default: '5173' } } });
const port = Number(options.port);

process.env.NODE_ENV = 'development';

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(body);
}

async function answer(
  site: DevSite,
  vite: ViteDevServer,
  { path, response }: { path: string; response: ServerResponse },
) {
  const target = await site.redirect(path);
  if (target !== undefined) {
    response.writeHead(307, { location: target }).end();
    return undefined;
  }
  const data = await site.data(path);
  if (data !== undefined) return send(response, 'application/json', data);
  const { html, status } = await site.document(path);
  return send(response, 'text/html', await vite.transformIndexHtml(path, html), status);
}

/** A mistake in the content is shown in the page, where its author looks. */
function sendError(response: ServerResponse, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  const text = message.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const page = `<!doctype html><meta charset="utf-8"><title>Error</title><script type="module" src="/@vite/client"></script><pre style="white-space:pre-wrap;padding:2rem;font-size:1rem">${text}</pre>`;
  send(response, 'text/html', page, 500);
}

const http = createHttpServer();
const vite = await createServer(
  mergeConfig(createSiteConfig(), {
    appType: 'custom',
    server: {
      middlewareMode: { server: http },
      hmr: { server: http },
      fs: { allow: [ROOT] },
      host: HOST,
    },
    optimizeDeps: { entries: ['app/main.tsx', 'products/*/demo-providers.tsx'] },
  }),
);
const site = await createDevSite({ onChange: () => vite.ws.send({ type: 'full-reload' }) });
vite.watcher.add([join(ROOT, 'src'), join(SITE, 'products'), join(SITE, 'translations')]);
vite.watcher.on('all', (_, file) => void site.handleChange(file));

http.on('request', (request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const fail = (error: unknown) => sendError(response, error);
  site.play(path).then((file) => {
    if (file) return send(response, file.type, file.text);
    return vite.middlewares(request, response, () => {
      answer(site, vite, { path, response }).catch(fail);
    });
  }, fail);
});
http.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. End what listens there, or choose another with --port.`
      : error.message,
  );
  process.exit(1);
});
http.listen(port, HOST, () => console.log(`Site: http://${HOST}:${port}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void vite.close().finally(() => process.exit(0)));
}
