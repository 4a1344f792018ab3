import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { AddressInfo } from 'node:net';
import type { Context } from 'hono';
import { createReceiver } from './createReceiver.ts';
import { openStore } from './openStore.ts';

const HOST = '127.0.0.1';

export interface StartOptions {
  port: number;
  /** SQLite file that stores the messages. */
  data: string;
  origins: readonly string[];
  /** Whether a trusted proxy sends the sender's address in `X-Forwarded-For`. */
  isBehindProxy: boolean;
  readTime?: () => Date;
}

export interface StartedReceiver {
  url: string;
  close: () => Promise<void>;
}

/** Starts the receiver on 127.0.0.1 only. */
export async function startReceiver(options: StartOptions): Promise<StartedReceiver> {
  const { port, data, origins, isBehindProxy, readTime = () => new Date() } = options;
  const store = await openStore(data);
  const readAddress = isBehindProxy ? readForwarded : readConnected;
  const { fetch } = createReceiver({ store, origins, readAddress, readTime });
  const server = serve({ fetch, port, hostname: HOST });
  try {
    await new Promise((done, fail) => server.once('listening', done).once('error', fail));
  } catch (error) {
    await store.close();
    throw error;
  }
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${actual}/feedback`,
    async close() {
      await new Promise((done) => {
        server.close(done);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await store.close();
    },
  };
}

function readConnected(context: Context): string {
  return getConnInfo(context).remote.address ?? '';
}

/** Returns the last address, which the proxy adds; senders can forge the earlier addresses. */
function readForwarded(context: Context): string {
  const addresses = context.req.header('X-Forwarded-For')?.split(',') ?? [];
  return addresses.at(-1)?.trim() ?? readConnected(context);
}
