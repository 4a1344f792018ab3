import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply, Surroundings } from '../faults/fault.ts';
import { proxyBuiltSite, startTestServer, type TestServer } from '../proxyBuiltSite.ts';

declare global {
  interface Window {
    /** CSP violations, uncaught errors, console errors and warnings of this document. */
    __problems: string[];
  }
}

/** Path to which documents post recorded errors, because the host outlives the documents. */
const PROBLEMS_PATH = '/__problems';

/** Records the errors and warnings of a document. Runs before other scripts of the document. */
function record(path: string): void {
  const problems: string[] = [];
  const { fetch, console } = window;
  const note = (problem: string) => {
    problems.push(problem);
    fetch(path, { method: 'POST', body: problem, keepalive: true }).catch(() => {});
  };
  window.__problems = problems;
  addEventListener('securitypolicyviolation', (event) =>
    note(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
  addEventListener('error', ({ message }) => note(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => note(`rejection: ${reason}`));
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => note(`console ${level}: ${parts.join(' ')}`);
  }
}

const RECORDER = `(${record.toString()})(${JSON.stringify(PROBLEMS_PATH)});`;

/** Host that records the errors of its documents, and in which tests inject faults. */
export interface RecordingHost extends TestServer, Omit<Surroundings, 'run'> {
  /** CSP violations, uncaught errors, console errors and warnings of all documents so far. */
  problems: readonly string[];
  /** Returns the number of requested documents. */
  loads: () => number;
}

function allow(policy: string, scripts: readonly string[]): string {
  const hashes = scripts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return policy.replace("script-src 'self'", `script-src 'self' ${hashes.join(' ')}`);
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function send(response: ServerResponse, { status = 200, contentType, body = '' }: Reply): void {
  response.writeHead(status, contentType ? { 'Content-Type': contentType } : {});
  response.end(body);
}

/** Serves the built site, with a script in each document that records errors and warnings. */
export async function startRecordingHost(): Promise<RecordingHost> {
  const scripts = [RECORDER];
  const problems: string[] = [];
  const answers: Parameters<Surroundings['answer']>[] = [];
  let loads = 0;
  let isDown = false;
  const page = (html: string) => {
    const tags = scripts.map((text) => `<script>${text}</script>`).join('');
    return allow(html, scripts).replace(/<script/, `${tags}$&`);
  };
  const host = await startTestServer(async (incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://host');
    if (incoming.headers['sec-fetch-dest'] === 'document') loads += 1;
    if (isDown) return void incoming.socket.destroy();
    if (pathname === PROBLEMS_PATH) {
      problems.push(await readBody(incoming));
      return send(response, { status: 204 });
    }
    const override = answers.findLast(([addresses]) => addresses.test(pathname));
    if (!override) {
      return proxyBuiltSite(incoming, response, { page, policy: (text) => allow(text, scripts) });
    }
    const [, source] = override;
    const reply = typeof source === 'function' ? await source(pathname) : source;
    return reply ? send(response, reply) : void incoming.socket.destroy();
  });
  return {
    ...host,
    problems,
    loads: () => loads,
    answer: async (...override) => answers.push(override),
    prepend: async (script) => scripts.push(script),
    async goOffline() {
      isDown = true;
      host.server.closeIdleConnections();
    },
  };
}
