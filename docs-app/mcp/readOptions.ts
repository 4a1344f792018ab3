import { parseArgs } from 'node:util';

/** Port of `--http` without `--port`. */
const DEFAULT_PORT = 5180;

export const USAGE = `vitrine-mcp --site DIR|URL [--http [--port N]]

  --site   folder or address of a published site, such as dist or https://docs.example.com
  --http   serve Streamable HTTP on 127.0.0.1 instead of stdio
  --port   port of --http, ${DEFAULT_PORT} by default; 0 chooses a free one`;

export interface Options {
  /** Folder, or URL with http or https. */
  site: { kind: 'folder' | 'address'; place: string };
  /** Port of the HTTP server; undefined for stdio. */
  port: number | undefined;
}

/** Parses the command line; undefined for `--help`. Throws when an option is invalid. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string' },
      http: { type: 'boolean', default: false },
      port: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  if (values.site === undefined || values.site === '') {
    throw new Error(`--site is missing.\n\n${USAGE}`);
  }
  if (values.port !== undefined && !values.http) throw new Error('--port needs --http.');
  const port = values.http ? readPort(values.port) : undefined;
  return { site: readSite(values.site), port };
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? DEFAULT_PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`--port must be a whole number up to 65535, not "${text}".`);
}

function readSite(place: string): Options['site'] {
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(place)) return { kind: 'folder', place };
  const url = URL.canParse(place) ? new URL(place) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new Error(`--site must be a folder, or an http(s) address without a password.`);
  }
  return { kind: 'address', place: url.href };
}
