import { WORKER_PATH } from './worker.constants.ts';

/** What a file of the site is, as far as it may be kept. */
export type FileKind = 'page' | 'data' | 'script' | 'style' | 'font' | 'picture';

/** The content types that a kind may have. */
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

/** The workbench and the frames of edited demos are no part of what is read offline. */
const APART = /^\/(?:workbench|play|assets\/play)(?:\/|$)/;

/** Tells what stands at an address of the site; undefined for what is never kept. */
export function fileKind({ origin, pathname }: URL, site: string): FileKind | undefined {
  if (origin !== site || pathname === WORKER_PATH || APART.test(pathname)) return undefined;
  if (pathname === '/favicon.svg') return 'picture';
  const [, ending] = /\.(\w+)$/.exec(pathname) ?? [];
  if (ending === undefined) return 'page';
  if (isHashed(pathname) || pathname.startsWith('/fonts/')) return own(ASSET_KINDS, ending);
  return ending === 'json' ? 'data' : undefined;
}

/** Tells whether an address names its content, so that what stands there never changes. */
export function isHashed(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The parts of an answer that decide whether it is kept. */
export interface Answer {
  status: number;
  type: string;
  redirected: boolean;
  contentType: string | null;
}

/** Tells whether an answer is what its address promises: a whole file of this site, of the right type (S13). */
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
