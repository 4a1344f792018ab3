import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { answers, type AnswerOptions, type Variables } from './answers.ts';

const HOST = '127.0.0.1';

const requestSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
});

export interface Asked {
  operation: string;
  variables: Variables;
}

export interface IndexStub {
  url: string;
  /** Every operation that was asked for. */
  asked: Asked[];
  /** Bodies of the requests that sent files. */
  received: Buffer[];
  close: () => Promise<void>;
}

/** Starts a stand-in for Chromatic's index on this machine: it answers what the CLI asks for, and keeps it. */
export async function startIndex(options: Omit<AnswerOptions, 'url'>): Promise<IndexStub> {
  const stub = { asked: [] as Asked[], received: [] as Buffer[] };
  const server = createServer((request, response) => {
    const url = `http://${request.headers.host}`;
    answer(request, stub, { ...options, url })
      .then((body) => response.setHeader('Content-Type', 'application/json').end(body))
      .catch((error: Error) => response.writeHead(500).end(error.message));
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...stub,
    url: `http://${HOST}:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  { asked, received }: Pick<IndexStub, 'asked' | 'received'>,
  options: AnswerOptions,
): Promise<string> {
  const body = await buffer(request);
  if (request.url === '/files') {
    received.push(body);
    return '{}';
  }
  const { query, variables } = requestSchema.parse(JSON.parse(body.toString()));
  const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
  asked.push({ operation, variables });
  const known = answers[operation];
  if (!known) throw new Error(`The stub has no answer to "${operation}".`);
  return JSON.stringify({ data: known(variables, options) });
}
