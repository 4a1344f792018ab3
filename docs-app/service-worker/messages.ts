/** Message of a page to the service worker: visited URLs, or a request for its version. */
export type PageMessage =
  | { type: 'vitrine:visited'; urls: readonly string[] }
  | { type: 'vitrine:ask-version' };

/** Message of the service worker with its version. */
export interface VersionMessage {
  type: 'vitrine:version';
  version: string;
}

const MOST_URLS = 500;
const LONGEST_URL = 2000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isUrl(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_URL;
}

/** Parses a message of a page; returns undefined for other values. */
export function parsePageMessage(data: unknown): PageMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, urls } = data;
  if (type === 'vitrine:ask-version') return { type };
  if (type !== 'vitrine:visited' || !Array.isArray(urls) || urls.length > MOST_URLS)
    return undefined;
  return { type, urls: urls.filter(isUrl) };
}

/** Parses the version in a message of the service worker; returns undefined for other values. */
export function parseVersion(data: unknown): string | undefined {
  if (!isRecord(data) || data['type'] !== 'vitrine:version') return undefined;
  const { version } = data;
  return isUrl(version) && version !== '' ? version : undefined;
}

/** Returns the path of `page.json`, which contains the data of a page. */
export function pageDataPath(pathname: string): string {
  return `${pathname.replace(/\/+$/, '')}/page.json`;
}
