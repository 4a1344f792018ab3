import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EXPORT_FORMATS, exportFeedback } from './exportFeedback.ts';
import { openStore } from './openStore.ts';
import { startReceiver } from './startReceiver.ts';

const DEFAULT_PORT = 8787;
const DEFAULT_DATA = 'feedback.sqlite';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: String(DEFAULT_PORT) },
    data: { type: 'string', default: DEFAULT_DATA },
    origin: { type: 'string', multiple: true, default: [] },
    'behind-proxy': { type: 'boolean', default: false },
    format: { type: 'string', default: 'csv' },
  },
});

function readPort(): number {
  const port = Number(values.port);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`--port must be a whole number up to 65535, not "${values.port}".`);
}

function checkOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return text;
  throw new Error(`--origin must be an origin such as https://docs.example.com, not "${text}".`);
}

async function receive(): Promise<void> {
  const origins = values.origin.map(checkOrigin);
  const data = resolve(values.data);
  const isBehindProxy = values['behind-proxy'];
  const { url, close } = await startReceiver({ port: readPort(), data, origins, isBehindProxy });
  console.log(`Receiving feedback at ${url} into ${data}`);
  const allowed = origins.length > 0 ? origins.join(', ') : 'none yet, pass --origin';
  console.log(`Allowed origins: ${allowed}`);
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => void close());
  }
}

async function writeExport(): Promise<void> {
  const format = EXPORT_FORMATS.find((name) => name === values.format);
  if (!format) throw new Error(`--format must be ${EXPORT_FORMATS.join(' or ')}.`);
  const data = resolve(values.data);
  if (!existsSync(data)) throw new Error(`${data} does not exist.`);
  const store = await openStore(data);
  process.stdout.write(exportFeedback(await store.list(), format));
  await store.close();
}

async function main(): Promise<void> {
  const [command, ...extraArguments] = positionals;
  if (extraArguments.length > 0 || (command !== undefined && command !== 'export')) {
    throw new Error(`Unknown command "${positionals.join(' ')}". The only command is "export".`);
  }
  await (command === 'export' ? writeExport() : receive());
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
