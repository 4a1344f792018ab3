import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type McpServer,
} from '@modelcontextprotocol/server';
import { InputError } from './site/inputError.ts';
import type { Site } from './site/createSite.ts';
import { findPage, listPages } from './site/findPage.ts';

/** URI scheme of the pages, followed by the pathname of a page. */
const SCHEME = 'vitrine://';

/** Number of resources in one response of `resources/list`. */
const PAGE_SIZE = 100;

const MIME_TYPE = 'text/markdown';

/** Serves the pages as resources, with a paginated list and a URI template. */
export function registerResources({ server }: McpServer, load: () => Promise<Site>): void {
  server.registerCapabilities({ resources: {} });
  server.setRequestHandler('resources/list', async ({ params }) => {
    const pages = await listPages(await load());
    const offset = readCursor(params?.cursor, pages.length);
    const end = offset + PAGE_SIZE;
    return {
      resources: pages.slice(offset, end).map(({ path, title, product }) => ({
        uri: `${SCHEME}${path}`,
        name: path,
        title: `${title} · ${product}`,
        mimeType: MIME_TYPE,
      })),
      ...(end < pages.length && { nextCursor: writeCursor(end) }),
    };
  });
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      {
        uriTemplate: `${SCHEME}/{+path}`,
        name: 'page',
        title: 'Page of the documentation',
        description: 'The Markdown of a page by its path, such as search returns.',
        mimeType: MIME_TYPE,
      },
    ],
  }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    if (!uri.startsWith(`${SCHEME}/`)) {
      throw new ResourceNotFoundError(uri, `${uri} is no page. Addresses begin with ${SCHEME}/.`);
    }
    const text = await readMarkdown(uri, await load());
    return { contents: [{ uri, mimeType: MIME_TYPE, text }] };
  });
}

async function readMarkdown(uri: string, site: Site): Promise<string> {
  try {
    const { markdown } = await findPage(site, uri.slice(SCHEME.length));
    return markdown;
  } catch (error) {
    if (error instanceof InputError) throw new ResourceNotFoundError(uri, error.message);
    throw error;
  }
}

const writeCursor = (offset: number) => Buffer.from(`page:${offset}`).toString('base64url');

function readCursor(cursor: string | undefined, total: number): number {
  if (cursor === undefined) return 0;
  const offset = /^page:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (offset !== undefined && Number(offset) < total) return Number(offset);
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    'Unknown cursor. Pass the nextCursor of the answer before, or none.',
  );
}
