import { startServer } from '../preview/serve.ts';

/**
 * Serves a built site on a free port whose number does not contain 404.
 * `afdocs` mistakes short Markdown pages for error pages when their links contain 404.
 */
export async function serveSite(dir: string): ReturnType<typeof startServer> {
  const server = await startServer({ dir, port: 0, compress: false });
  if (!server.url.includes('404')) return server;
  // Occupies the port until the recursive call has found another port.
  const other = await serveSite(dir);
  await server.close();
  return other;
}
