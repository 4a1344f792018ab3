import type { IncomingMessage, ServerResponse } from 'node:http';
import { bundleWorker } from '../plugins/worker/bundleWorker.ts';
import { buildAttributes, listShell, writeWorker } from '../plugins/worker/writeWorker.ts';
import { WORKER_PATH } from '../worker/worker.constants.ts';
import { passBuilt, startTestServer } from './passBuilt.ts';
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
    if (pathname !== WORKER_PATH) {
      return passBuilt(incoming, response, { page: (html) => markPage(html, build) });
    }
    const script = writeWorker({ scripts, ...build, host: build.host, shell: readShell() });
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
    response.end(script);
  };
  const { server, url, close } = await startTestServer(answer);
  server.keepAliveTimeout = 60_000;
  return {
    url,
    publish: (next) => (build = next),
    faults,
    asked: (path, method = 'GET') => requests.filter((line) => line === `${method} ${path}`).length,
    setDown(value) {
      isDown = value;
      server.closeIdleConnections();
    },
    close,
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

function markPage(html: string, build: PublishedBuild): string {
  return html.replace(/ data-build="[^"]*"(?: data-worker-host="[^"]*")?/, buildAttributes(build));
}
