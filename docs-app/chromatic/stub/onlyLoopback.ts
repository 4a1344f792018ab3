import { Socket } from 'node:net';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

/** What a process that wanted to leave the machine says on its standard error, before the host. */
const REFUSAL = 'refused to connect to';

interface Target {
  host?: string;
  path?: string;
}

const { connect } = Socket.prototype;
Socket.prototype.connect = function connectHere(this: Socket, ...args: unknown[]) {
  const [first] = args.flat() as [Target | number | undefined];
  const { host = 'localhost', path } = typeof first === 'object' ? first : {};
  if (path === undefined && !LOOPBACK.has(host)) {
    process.stderr.write(`${REFUSAL} ${host}\n`);
    queueMicrotask(() => this.destroy(new Error(`${REFUSAL} ${host}`)));
    return this;
  }
  return connect.apply(this, args as Parameters<typeof connect>);
} as typeof connect;
