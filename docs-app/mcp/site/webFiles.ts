import { checkSize, MissingFileError, SiteError, type SiteFiles } from './siteFiles.ts';

/** Timeout of a request in milliseconds. */
const FETCH_TIMEOUT_MS = 10_000;

const REDIRECT_LIMIT = 5;

interface WebOptions {
  timeoutMs?: number;
  /** Aborts requests when the server ends. */
  signal?: AbortSignal;
}

/** Reads the files of a site at a URL. Requests never leave the origin and path of the URL. */
export function createWebFiles(
  address: string,
  { timeoutMs = FETCH_TIMEOUT_MS, signal }: WebOptions = {},
): SiteFiles {
  const base = new URL(address);
  base.search = '';
  base.hash = '';
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const resolve = (path: string) => new URL(`.${path}`, base);

  async function request(url: URL, redirects: number): Promise<Response> {
    if (!url.href.startsWith(base.href)) {
      throw new SiteError(`${base.href} redirects to ${url.href}, which is another site.`);
    }
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    if (redirects === REDIRECT_LIMIT) throw new SiteError(`${url.href} redirects too often.`);
    return request(new URL(location, url), redirects + 1);
  }

  return {
    place: base.href,
    freshMs: 60_000,
    urlOf: (path) => resolve(path).href,
    async read(path) {
      const url = resolve(path);
      // A path with ".." or "%2e%2e" may resolve to a URL outside of the site.
      if (!url.href.startsWith(base.href)) throw missing(path, base);
      try {
        const response = await request(url, 0);
        if (response.status === 404) throw missing(path, base);
        if (!response.ok) throw new SiteError(`${url.href} answered ${response.status}.`);
        return await readText(path, response);
      } catch (error) {
        throw error instanceof SiteError ? error : describe(error as Error, url, timeoutMs);
      }
    },
  };
}

const missing = (path: string, base: URL) =>
  new MissingFileError(`The site at ${base.href} has no file ${path}.`);

/** Reads the body of a response; throws when it exceeds the size limit. */
async function readText(path: string, response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    checkSize(path, bytes);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function describe(error: Error, url: URL, timeoutMs: number): SiteError {
  if (error.name === 'TimeoutError') {
    return new SiteError(`${url.href} did not answer within ${timeoutMs / 1000} s. Try again.`);
  }
  const { message } = error.cause instanceof Error ? error.cause : error;
  return new SiteError(`${url.href} cannot be read: ${message}. Is the site running?`);
}
