import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  localhostHostValidation,
  localhostOriginValidation,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';

const HOST = '127.0.0.1';

/** Only path that the server handles. */
const PATH = '/mcp';

/** Maximum size (bytes) of a request; arguments are short. */
const REQUEST_LIMIT = 256 * 1024;

interface HttpOptions {
  port: number;
  /** Called with errors that no response reports. */
  onError: (error: Error) => void;
}

interface HttpServer {
  url: string;
  close: () => Promise<void>;
}

/** Serves MCP over Streamable HTTP on this machine only, without sessions. */
export async function serveHttp(
  create: () => McpServer,
  { port, onError }: HttpOptions,
): Promise<HttpServer> {
  const limits = { maxRequestBodySize: REQUEST_LIMIT, onerror: onError };
  const handler = createMcpHandler(create, limits);
  const answer = toNodeHandler(handler, limits);
  // Check `Host` and `Origin`, because a page of another site may resolve its host to 127.0.0.1.
  const isHostValid = localhostHostValidation();
  const isOriginValid = localhostOriginValidation();
  const server = createHttpServer((request, response) => {
    if (!isHostValid(request, response) || !isOriginValid(request, response)) return;
    if (request.url?.split('?')[0] !== PATH) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end(`The server is at ${PATH}.\n`);
      return;
    }
    void answer(request, response);
  });
  server.listen(port, HOST);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const inUse = `Port ${port} is in use. Choose another one: --port N.`;
    throw error.code === 'EADDRINUSE' ? new Error(inUse) : error;
  });
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}${PATH}`,
    async close() {
      await handler.close();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
