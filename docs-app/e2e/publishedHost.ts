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

export interface HostOptions {
  /** How many earlier builds' scripts stay when a build is published; without a number all builds share theirs. */
  keeps?: number;
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
      shell: listPrecacheUrls({ modules: firstModules }),
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

/** Passes on the site with scripts whose addresses name their build; the first name is that of the newest. */
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
