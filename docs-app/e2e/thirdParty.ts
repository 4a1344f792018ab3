import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A server of another origin on this machine that counts connections and datagrams. */
export interface ThirdParty {
  /** Replaces `OUT`, `WS` and `STUN` in code with URLs of the server. */
  address: (code: string) => string;
  /** Returns the number of connections and datagrams. */
  hits: () => number;
  close: () => void;
}

const ANSWER =
  'HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok';

/** Starts a third-party server for one escape attempt. */
export async function startThirdParty(): Promise<ThirdParty> {
  let hits = 0;
  const server = createServer((socket) => {
    hits += 1;
    socket.on('error', () => {});
    socket.once('data', () => socket.end(ANSWER));
  });
  const datagrams = createSocket('udp4', () => {
    hits += 1;
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  const stun = await new Promise<number>((resolve) => {
    datagrams.bind(0, '127.0.0.1', () => resolve(datagrams.address().port));
  });
  return {
    address: (code) =>
      code
        .replaceAll('OUT', `http://127.0.0.1:${port}`)
        .replaceAll('WS', `ws://127.0.0.1:${port}`)
        .replaceAll('STUN', `stun:127.0.0.1:${stun}`),
    hits: () => hits,
    close() {
      server.close();
      datagrams.close();
    },
  };
}
