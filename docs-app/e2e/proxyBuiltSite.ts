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

/** Functions that change responses of the built site. */
export interface Changes {
  page: (html: string) => string;
  /** Changes JavaScript and JSON responses. */
  data?: (text: string) => string;
  policy?: (header: string) => string;
}

// The server may close a kept-alive connection just before Node reuses it.
const agent = new Agent({ keepAlive: false });

/** Proxies a request to the built site, and applies the changes to the response. */
export function proxyBuiltSite(
  incoming: IncomingMessage,
  response: ServerResponse,
  { page, data, policy = (header) => header }: Changes,
): Promise<void> {
  const { url = '/', method, headers } = incoming;
  return new Promise((resolve, reject) => {
    const proxyHeaders = { 'accept-encoding': 'identity', accept: headers.accept ?? '*/*' };
    request(new URL(url, inject('origin')), { agent, method, headers: proxyHeaders }, (built) => {
      const parts: Buffer[] = [];
      built.on('data', (part: Buffer) => parts.push(part));
      built.on('error', reject);
      built.on('end', () => {
        const { etag: _etag, 'content-length': _length, ...responseHeaders } = built.headers;
        const csp = responseHeaders['content-security-policy'];
        if (csp !== undefined) responseHeaders['content-security-policy'] = policy(String(csp));
        const type = responseHeaders['content-type'] ?? '';
        const change = type.startsWith('text/html') ? page : /json|javascript/.test(type) && data;
        const body = Buffer.concat(parts);
        response.writeHead(built.statusCode ?? 500, responseHeaders);
        response.end(change ? change(body.toString()) : body);
        resolve();
      });
    })
      .on('error', reject)
      .end();
  });
}

/** An HTTP server for one test, on the loopback interface. */
export interface TestServer {
  server: Server;
  url: string;
  close: () => Promise<void>;
}

/** Starts a server that closes the connection of a request when `answer` rejects. */
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
