import type { IncomingMessage, ServerResponse } from 'node:http';
import { bundleWorker } from '../build/service-worker/bundleWorker.ts';
import {
  buildAttributes,
  listPrecacheUrls,
  writeWorker,
} from '../build/service-worker/writeWorker.ts';
import { WORKER_PATH } from '../service-worker/worker.constants.ts';
import { proxyBuiltSite, startTestServer, type Changes } from './proxyBuiltSite.ts';
import { firstModules } from './siteScripts.ts';

/** Response that a host sends for a pathname instead of the regular response. */
export interface Fault {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface PublishedBuild {
  version: string;
  /** Host on which the service worker registers. Builds without a host remove service workers. */
  host?: string | undefined;
}

export interface HostOptions {
  /** Number of earlier builds whose scripts stay. When undefined, all builds share the scripts. */
  keeps?: number;
}

/** A host on which a test publishes several builds and removes or replaces files. */
export interface PublishedHost {
  url: string;
  /** Publishes a build: the same pages, with another version in their attributes and data. */
  publish: (build: PublishedBuild) => void;
  /** Replacement responses by pathname. */
  faults: Map<string, Fault>;
  /** Returns the number of requests for a pathname so far. */
  asked: (path: string, method?: string) => number;
  /** Takes the host offline, or back online. */
  setDown: (isDown: boolean) => void;
  close: () => Promise<void>;
}

let bundled: ReturnType<typeof bundleWorker> | undefined;

/** Starts a host for one test. */
export async function startHost(
  first: PublishedBuild,
  { keeps }: HostOptions = {},
): Promise<PublishedHost> {
  bundled ??= bundleWorker();
  const scripts = await bundled;
  let build = first;
  const names = [first.version];
  let isDown = false;
  const faults = new Map<string, Fault>();
  const requests: string[] = [];
  const markData = (text: string) => text.replace(/(?<="build":")[^"]*(?="}$)/, build.version);
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://host');
    if (isDown) return void incoming.socket.destroy();
    requests.push(`${incoming.method} ${pathname}`);
    const fault = faults.get(pathname);
    if (fault) return void sendFault(response, fault);
    if (pathname !== WORKER_PATH) {
      const changes = { page: (html: string) => markPage(html, build), data: markData };
      if (keeps === undefined) return proxyBuiltSite(incoming, response, changes);
      return passRenamed(incoming, response, { ...changes, names: names.slice(0, keeps + 1) });
    }
    const script = writeWorker({
      scripts,
      ...build,
      host: build.host,
      shell: listPrecacheUrls({ modules: firstModules }, ''),
    });
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
    response.end(script);
  };
  const { server, url, close } = await startTestServer(answer);
  server.keepAliveTimeout = 60_000;
  return {
    url,
    publish(next) {
      build = next;
      names.unshift(next.version);
    },
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

const SCRIPT = /^\/assets\/([^/]+)(\/[^/]+)$/;

/** Proxies the site with the build's name in script URLs; `names` starts with the newest build. */
async function passRenamed(
  incoming: IncomingMessage,
  response: ServerResponse,
  { page, data, names }: Required<Omit<Changes, 'policy'>> & { names: readonly string[] },
): Promise<void> {
  const [, name, file] = SCRIPT.exec(incoming.url ?? '') ?? [];
  if (name !== undefined && !names.includes(name)) return sendFault(response, { status: 404 });
  if (name !== undefined) incoming.url = `/assets${file}`;
  const rename = (text: string) =>
    text.replace(/assets\/(?=[\w.-]+\.js\b)/g, `assets/${name ?? names[0]}/`);
  return proxyBuiltSite(incoming, response, {
    page: (html) => rename(page(html)),
    data: (text) => rename(data(text)),
  });
}

function markPage(html: string, build: PublishedBuild): string {
  return html.replace(/ data-build="[^"]*"(?: data-worker-host="[^"]*")?/, buildAttributes(build));
}
