import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFolderFiles } from './folderFiles.ts';
import { MissingFileError, SiteError } from './siteFiles.ts';
import { createWebFiles } from './webFiles.ts';

describe('createFolderFiles', () => {
  async function createFolder(): Promise<string> {
    const dir = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
    onTestFinished(() => rm(dir, { recursive: true }));
    await mkdir(join(dir, 'site/a'), { recursive: true });
    await writeFile(join(dir, 'site/a/page.md'), '# Page');
    await writeFile(join(dir, 'secret.md'), 'secret');
    await symlink(join(dir, 'secret.md'), join(dir, 'site/link.md'));
    return join(dir, 'site');
  }

  test('reads a file in the site folder', async () => {
    const files = createFolderFiles(await createFolder());
    expect(await files.read('/a/page.md')).toBe('# Page');
  });

  test.each(['/../secret.md', '/a/../../secret.md', '/link.md', '/a', '/none.md', '/'])(
    'throws a MissingFileError when the path is %s',
    async (path) => {
      const files = createFolderFiles(await createFolder());
      await expect(files.read(path)).rejects.toThrow(MissingFileError);
    },
  );
});

describe('createWebFiles', () => {
  async function listen(answer: RequestListener): Promise<string> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test('reads files below the path of the site, and follows redirects within that path', async () => {
    const url = await listen(({ url: path }, response) => {
      if (path === '/docs/old.json') response.writeHead(301, { Location: '/docs/new.json' }).end();
      else response.end(path);
    });
    const files = createWebFiles(`${url}/docs?x#y`);
    expect(await files.read('/old.json')).toBe('/docs/new.json');
    expect(files.urlOf('/a/b')).toBe(`${url}/docs/a/b`);
  });

  test('throws when a file or a redirect is outside of the path of the site', async () => {
    const url = await listen((_request, response) => {
      response.writeHead(302, { Location: '/other' }).end();
    });
    const files = createWebFiles(`${url}/docs`);
    await expect(files.read('/../secret')).rejects.toThrow(MissingFileError);
    await expect(files.read('/a')).rejects.toThrow('which is another site');
  });

  test('throws after too many redirects', async () => {
    const url = await listen((_request, response) => {
      response.writeHead(302, { Location: '/a' }).end();
    });
    await expect(createWebFiles(url).read('/a')).rejects.toThrow('redirects too often');
  });

  test('throws when the server does not start or does not finish its response in time', async () => {
    const silent = await listen(() => {});
    const slow = await listen((_request, response) => void response.write('['));
    for (const url of [silent, slow]) {
      const files = createWebFiles(url, { timeoutMs: 100 });
      await expect(files.read('/a')).rejects.toThrow('did not answer within 0.1 s');
    }
  });

  test('throws when a file exceeds the size limit', async () => {
    const chunk = Buffer.alloc(1024 * 1024);
    const url = await listen((_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', write);
      write();
    });
    await expect(createWebFiles(url).read('/a')).rejects.toThrow('is larger than 64 MB');
  });

  test.each([
    [404, MissingFileError],
    [500, SiteError],
  ])('throws when the response has the status %i', async (status, type) => {
    const url = await listen((_request, response) => void response.writeHead(status).end());
    await expect(createWebFiles(url).read('/a')).rejects.toThrow(type);
  });

  test('throws a SiteError when the signal aborts a request', async () => {
    const ended = new AbortController();
    const url = await listen(() => ended.abort());
    const files = createWebFiles(url, { signal: ended.signal });
    await expect(files.read('/a')).rejects.toThrow(SiteError);
  });
});
