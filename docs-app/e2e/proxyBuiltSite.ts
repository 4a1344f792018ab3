import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

/** What a host changes of what the built site answers. */
export interface Changes {
  page: (html: string) => string;
  /** Changes scripts and data. */
  data?: (text: string) => string;
  policy?: (header: string) => string;
}

// A connection that is used again may have been closed meanwhile.
const agent = new Agent({ keepAlive: false });

/** Passes on what the built site answers, with changes in its documents. */
export function proxyBuiltSite(
  incoming: IncomingMessage,
  response: ServerResponse,
  { page, data, policy = (header) => header }: Changes,
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
        const own = rest['content-security-policy'];
        if (own !== undefined) rest['content-security-policy'] = policy(String(own));
        const type = rest['content-type'] ?? '';
        const change = type.startsWith('text/html') ? page : /json|javascript/.test(type) && data;
        const body = Buffer.concat(parts);
        response.writeHead(built.statusCode ?? 500, rest);
        response.end(change ? change(body.toString()) : body);
        resolve();
      });
    })
      .on('error', reject)
      .end();
  });
}

/** A server of a test, on this machine alone. */
export interface TestServer {
  server: Server;
  url: string;
  close: () => Promise<void>;
}

/** Starts a server; a request that cannot be answered loses its connection. */
export async function startTestServer(
  answer: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<TestServer> {
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
