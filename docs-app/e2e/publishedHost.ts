import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import { bundleWorker } from '../plugins/worker/bundleWorker.ts';
import { buildAttributes, listShell, writeWorker } from '../plugins/worker/writeWorker.ts';
import { WORKER_PATH } from '../worker/worker.constants.ts';
import { readPage } from './site.ts';

/** What a host says instead of what it should. */
export interface Fault {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface PublishedBuild {
  version: string;
  /** Host that the worker is for; without one the build switches workers off. */
  host?: string | undefined;
}

/** A host on which the built site is published again and again, and on which files go missing. */
export interface PublishedHost {
  url: string;
  /** Publishes a build: the same pages under another name, as the build itself would write them. */
  publish: (build: PublishedBuild) => void;
  faults: Map<string, Fault>;
  /** Tells of each request for a path so far. */
  asked: (path: string, method?: string) => number;
  /** Takes the host off the network, or puts it back. */
  setDown: (isDown: boolean) => void;
  close: () => Promise<void>;
}

// A connection that is used again may have been closed meanwhile.
const agent = new Agent({ keepAlive: false });

let bundled: ReturnType<typeof bundleWorker> | undefined;

/** Starts a host of its own for a test. */
export async function startHost(first: PublishedBuild): Promise<PublishedHost> {
  bundled ??= bundleWorker();
  const scripts = await bundled;
  let build = first;
  let isDown = false;
  const faults = new Map<string, Fault>();
  const requests: string[] = [];
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://host');
    if (isDown) return void incoming.socket.destroy();
    requests.push(`${incoming.method} ${pathname}`);
    const fault = faults.get(pathname);
    if (fault) return void sendFault(response, fault);
    if (pathname !== WORKER_PATH) return sendBuilt(incoming, response, build);
    const script = writeWorker({ scripts, ...build, host: build.host, shell: readShell() });
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
    response.end(script);
  };
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (next) => (build = next),
    faults,
    asked: (path, method = 'GET') => requests.filter((line) => line === `${method} ${path}`).length,
    setDown(value) {
      isDown = value;
      server.closeIdleConnections();
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function sendFault(response: ServerResponse, { status = 200, headers = {}, body = '' }: Fault) {
  response.writeHead(status, { 'Cache-Control': 'no-cache', ...headers });
  response.end(body);
}

/** Modules that every page of the built site begins with. */
function readShell(): string[] {
  return listShell({
    modules: /data-modules="([^"]*)"/.exec(readPage('/'))?.[1]?.split(' ') ?? [],
  });
}

/** Passes on what the built site answers; its documents say that they belong to this build. */
function sendBuilt(
  incoming: IncomingMessage,
  response: ServerResponse,
  build: PublishedBuild,
): Promise<void> {
  const { url = '/', method, headers } = incoming;
  return new Promise((resolve, reject) => {
    const passed = { 'accept-encoding': 'identity', accept: headers.accept ?? '*/*' };
    request(new URL(url, inject('origin')), { agent, method, headers: passed }, (built) => {
      const parts: Buffer[] = [];
      built.on('data', (part: Buffer) => parts.push(part));
      built.on('error', reject);
      built.on('end', () => {
        const { etag: _etag, 'content-length': _length, ...rest } = built.headers;
        const isPage = rest['content-type']?.startsWith('text/html');
        const body = Buffer.concat(parts);
        response.writeHead(built.statusCode ?? 500, rest);
        response.end(isPage ? markPage(body.toString(), build) : body);
        resolve();
      });
    })
      .on('error', reject)
      .end();
  });
}

function markPage(html: string, build: PublishedBuild): string {
  return html.replace(/ data-build="[^"]*"(?: data-worker-host="[^"]*")?/, buildAttributes(build));
}
