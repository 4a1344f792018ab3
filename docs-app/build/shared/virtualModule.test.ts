import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { virtualModule } from './virtualModule.ts';

let count = 0;
const plugin = virtualModule(
  'virtual:count',
  () => ({ count }),
  (file) => file.endsWith('.stories.tsx'),
);

let server: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  server = await createServer({
    ...{ configFile: false, logLevel: 'silent', root: import.meta.dirname, plugins: [plugin] },
    optimizeDeps: { noDiscovery: true },
    // The module is reloaded without a port for the connection, and without watching files.
    server: { middlewareMode: true, ws: { server: createHttpServer() }, watch: null },
  });
});

afterAll(() => server.close());

const readModule = async () => (await server.transformRequest('virtual:count'))?.code;

test.each(['change', 'add', 'unlink'])('reads the data again on the event "%s"', async (event) => {
  const before = await readModule();
  count += 1;
  server.watcher.emit(event, 'Ad.tsx');
  expect(await readModule()).toBe(before);
  server.watcher.emit(event, 'Ad.stories.tsx');
  await expect.poll(readModule).toContain(`count = ${count};`);
});
