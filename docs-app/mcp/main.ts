#!/usr/bin/env node
import { once } from 'node:events';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from './createServer.ts';
import { readOptions, USAGE } from './readOptions.ts';
import { serveHttp } from './serveHttp.ts';
import { createSiteLoader } from './site/createSite.ts';
import { createFolderFiles } from './site/folderFiles.ts';
import { createWebFiles } from './site/webFiles.ts';

// Standard output carries the protocol, so messages for people go to standard error.
const say = (message: string) => void process.stderr.write(`vitrine-mcp: ${message}\n`);
const report = (error: Error) => say(error.message);

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) return say(USAGE);
  const { site, port } = options;
  const ended = new AbortController();
  const files =
    site.kind === 'folder'
      ? createFolderFiles(site.place)
      : createWebFiles(site.place, { signal: ended.signal });
  const load = createSiteLoader(files);
  // Keep running when the site is missing: tools report the error, and work once the site exists.
  load().then(
    ({ manifest }) => say(`reads ${files.place} (${manifest.products.length} products)`),
    report,
  );
  const create = () => createServer(load);
  const ends = ['SIGINT', 'SIGTERM'].map((name) => once(process, name, ended));
  if (port === undefined) {
    const server = serveStdio(create, { onerror: report });
    // A client ends the server by closing the server's standard input.
    await Promise.race([...ends, once(process.stdin, 'close')]);
    await server.close();
  } else {
    const server = await serveHttp(create, { port, onError: report });
    say(`listens at ${server.url}`);
    await Promise.race(ends);
    await server.close();
  }
  ended.abort();
}

await main().then(
  // Open sockets of a site that does not answer would keep the process alive.
  () => process.exit(),
  (error: Error) => {
    report(error);
    process.exit(1);
  },
);
