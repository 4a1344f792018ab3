import { WORKER_PATH } from './worker.constants.ts';

/** Kind of a file that may be cached. */
export type FileKind = 'page' | 'data' | 'script' | 'style' | 'font' | 'picture';

/** Accepted content types of each kind. */
const CONTENT_TYPES: Readonly<Record<FileKind, readonly string[]>> = {
  page: ['text/html'],
  data: ['application/json'],
  script: ['text/javascript', 'application/javascript'],
  style: ['text/css'],
  font: ['font/woff2'],
  picture: ['image/svg+xml'],
};

const ASSET_KINDS: Readonly<Record<string, FileKind>> = {
  js: 'script',
  css: 'style',
  json: 'data',
  woff2: 'font',
};

/** Paths of the workbench and of the sandbox of edited demos, which are not available offline. */
const APART = /^\/(?:workbench|play|assets\/play)(?:\/|$)/;

/** Returns the kind of the file at a URL; undefined when it is never cached. */
export function fileKind(
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'>,
  site: string,
): FileKind | undefined {
  if (origin !== site || pathname === WORKER_PATH || APART.test(pathname)) return undefined;
  if (pathname === '/favicon.svg') return 'picture';
  if (pathname === '/print.css') return 'style';
  const [, ending] = /\.(\w+)$/.exec(pathname) ?? [];
  if (ending === undefined) return 'page';
  if (isHashed(pathname) || pathname.startsWith('/fonts/')) return readOwn(ASSET_KINDS, ending);
  return ending === 'json' ? 'data' : undefined;
}

/** Returns whether a pathname has a content hash, so that its file never changes. */
export function isHashed(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

function readOwn<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Fields of a response that decide whether it is cached. */
export interface Answer {
  status: number;
  type: string;
  redirected: boolean;
  contentType: string | null;
}

/** Returns whether a response is a complete file of this site with an accepted type (S13). */
export function isCacheable(kind: FileKind, answer: Answer): boolean {
  const { status, type, redirected, contentType } = answer;
  const [essence = ''] = (contentType ?? '').split(';');
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    CONTENT_TYPES[kind].includes(essence.trim().toLowerCase())
  );
}
