import { startServer } from '../preview/serve.ts';

/**
 * Serves a built site on a free port. Its number does not contain 404, because `afdocs` takes short
 * Markdown pages whose links contain that number for error pages.
 */
export async function serveSite(dir: string): ReturnType<typeof startServer> {
  const server = await startServer({ dir, port: 0, compress: false });
  if (!server.url.includes('404')) return server;
  // The port is in use until another one is found.
  const other = await serveSite(dir);
  await server.close();
  return other;
}
