import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ALLOWED_TOOLS, filterAnswer, findRefusedTool } from './allowTools.ts';

/** Path of the guarded MCP server of the workbench. */
const PATH = '/mcp';

const LOCAL = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Maximum size (bytes) of a message. */
const BODY_LIMIT = 256 * 1024;

/** Headers that the guard forwards to the addon. Other headers could select other tools. */
const PASSED = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id'];

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

interface App {
  get: (path: string, handler: Handler) => unknown;
  post: (path: string, handler: Handler) => unknown;
}

export interface GuardedMcp {
  /** Path of the addon's own server, which only the guard knows. */
  endpoint: string;
  /** Adds the guard to the development server of Storybook. */
  install: (app: App, port: number) => void;
}

/** Creates a guard for Storybook's MCP server: accepts only local clients and allowed tools. */
export function guardMcp(): GuardedMcp {
  const endpoint = `/mcp-${randomUUID()}`;
  return {
    endpoint,
    install(app, port) {
      app.post(PATH, (request, response) => {
        const target = `http://127.0.0.1:${port}${endpoint}`;
        void answer(request, response, target).catch((error: Error) => {
          refuse(response, 502, error.message);
        });
      });
      app.get(PATH, (_request, response) => refuse(response, 405, 'Send messages with POST.'));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
): Promise<void> {
  const { host = '', origin } = request.headers;
  const isLocal = LOOPBACK.test(request.socket.remoteAddress ?? '') && LOCAL.test(host);
  if (!isLocal || (origin !== undefined && !LOCAL.test(hostOf(origin)))) {
    return refuse(response, 403, 'This server answers programs on this machine only.');
  }
  if (Number(request.headers['content-length'] ?? Infinity) > BODY_LIMIT) {
    return refuse(response, 413, 'The message is too long.');
  }
  const body = (await buffer(request)).toString();
  const message = parse(body);
  if (message === undefined) return refuse(response, 400, 'The message is not JSON.');
  const tool = findRefusedTool(message);
  if (tool !== undefined) {
    const allowed = ALLOWED_TOOLS.join(', ');
    return refuse(response, 403, `The tool ${tool} is not allowed. Allowed: ${allowed}.`);
  }
  const headers = PASSED.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const answered = await fetch(target, { method: 'POST', headers, body });
  response.statusCode = answered.status;
  for (const name of ['content-type', 'mcp-session-id']) {
    const value = answered.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  response.end(filterAnswer(await answered.text()));
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${reason}\n`);
}
