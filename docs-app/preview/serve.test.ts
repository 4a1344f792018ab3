import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHostRules } from '@vitrine/ui/core';
import { startServer, type StartedServer } from './serve.ts';

const page = `<!doctype html><title>Button</title>${'<p>Words.</p>'.repeat(100)}`;

const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  '404.html': `<h1>Not found</h1>${'<p>Try these.</p>'.repeat(50)}`,
  'material-ui/react-button/index.html': page,
  'material-ui/react-button/page.json': '{}',
  'material-ui/react-button.md': '# Button\n\n[A](/a)',
  'zh/material-ui/react-button/index.html': page,
  'index.md': '# Home',
  '404.md': '# Not found',
  'llms.txt': `# Docs\n\n- [A](/a)${' Words.'.repeat(100)}`,
  'about.html': '<h1>About</h1>',
  'sw.js': 'self.skipWaiting();',
  'assets/app-1a2b.js': 'export {};',
  'assets/app-1a2b.js.br': 'ready-made',
  'workbench/index.html': '<h1>Workbench</h1>',
  'fonts/inter.woff2': 'font',
  'site.webmanifest': '{}',
  'acme/安 装/index.html': '<h1>安装</h1>',
  _redirects: writeHostRules([
    { from: '/api/button', to: '/material-ui/api/button' },
    { from: '/guides/安装', to: '/acme/安 装' },
  ]),
};

let folder: string;
let server: StartedServer;

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends the path as written; `fetch` would resolve "..". */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-serve-'));
  const root = join(folder, 'dist');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  mkdirSync(join(folder, 'dist-private'));
  writeFileSync(join(folder, 'dist-private/secret.txt'), 'secret');
  server = await startServer({ dir: root, port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('startServer: files', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/material-ui/react-button', 200, 'Words'],
    ['/about', 200, 'About'],
    ['/workbench/', 200, 'Workbench'],
    ['/material-ui/react-button?q=1', 200, 'Words'],
  ])('serves %s with status %i', async (path, status, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain(text);
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/material-ui/react-button.md', 'text/markdown; charset=utf-8'],
    ['/material-ui/react-button/page.json', 'application/json; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/fonts/inter.woff2', 'font/woff2'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
  ])('serves %s with the content type %s', async (path, type) => {
    expect((await get(path)).headers['content-type']).toBe(type);
  });
});

describe('startServer: headers', () => {
  test('sends immutable caching for assets, and no-cache for pages', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public,max-age=31536000,immutable');
    const worker = await get('/sw.js');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const home = await get('/');
    expect(home.headers['cache-control']).toBe('no-cache');
    expect(home.headers['x-content-type-options']).toBe('nosniff');
    expect(home.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test.each<Record<string, string>>([{}, { 'Accept-Encoding': 'br' }])(
    'responds with 304 when If-None-Match equals the ETag of the file (%o)',
    async (headers) => {
      const first = await get('/material-ui/react-button', headers);
      const etag = String(first.headers.etag);
      const second = await get('/material-ui/react-button', { ...headers, 'If-None-Match': etag });
      expect(second.status).toBe(304);
      expect(second.body).toHaveLength(0);
    },
  );
});

describe('startServer: compression', () => {
  test('compresses text with Brotli when the request accepts Brotli', async () => {
    const answer = await get('/material-ui/react-button', { 'Accept-Encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toBe('Accept, Accept-Encoding');
    expect(brotliDecompressSync(answer.body).toString()).toBe(page);
  });

  test('sends the .br file of the build without compressing it again', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.body.toString()).toBe('ready-made');
  });

  test.each(['', 'gzip', 'br;q=0', 'identity'])(
    'sends no Brotli when Accept-Encoding is "%s"',
    async (encoding) => {
      const answer = await get('/material-ui/react-button', { 'Accept-Encoding': encoding });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.body.toString()).toBe(page);
    },
  );
});

describe('startServer: Markdown', () => {
  const wanted = { Accept: 'text/markdown, text/html;q=0.9' };

  test.each([
    ['/material-ui/react-button', '# Button'],
    ['/zh/material-ui/react-button', '# Button'],
    ['/', '# Home'],
  ])('serves %s as Markdown when the request prefers Markdown', async (path, text) => {
    const { status, headers, body } = await get(path, wanted);
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(headers.vary).toMatch(/^Accept\b/);
    expect(body.toString()).toContain(text);
  });

  test('serves HTML that links to the Markdown when the request prefers HTML', async () => {
    const { headers, body } = await get('/material-ui/react-button', { Accept: 'text/html' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toBe('Accept, Accept-Encoding');
    expect(headers.link).toBe(
      '</material-ui/react-button.md>; rel="alternate"; type="text/markdown"',
    );
    expect(body.toString()).toBe(page);
  });

  test('serves HTML when the request prefers Markdown but the page has none', async () => {
    const { status, headers } = await get('/about', wanted);
    expect([status, headers['content-type'], headers.link]).toEqual([
      ...[200, 'text/html; charset=utf-8', undefined],
    ]);
  });

  test.each([
    ['/no-such-page.md', {}],
    ['/no-such-page', wanted],
  ])('responds to %s with the 404 page as Markdown', async (path, headers) => {
    const answer = await get(path, headers);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(answer.body.toString()).toContain('# Not found');
  });

  test.each(['/material-ui/react-button.md', '/llms.txt'])(
    'adds the server origin to the links of %s when the build has no host',
    async (path) => {
      const link = `[A](${server.url}/a)`;
      expect((await get(path)).body.toString()).toContain(link);
      const { body } = await get(path, { 'Accept-Encoding': 'br' });
      const isLong = path === '/llms.txt';
      expect((isLong ? brotliDecompressSync(body) : body).toString()).toContain(link);
    },
  );
});

describe('startServer: not found', () => {
  test.each([
    ['/no-such-page'],
    ['/%E0%A4%A'],
    ['/%00'],
    ['/material-ui/react-button%00'],
    ['/material-ui/react-button%01'],
    ['//material-ui/react-button'],
    ['/..%2f..%2fetc/passwd'],
    ['/../dist-private/secret.txt'],
    ['/%2e%2e/dist-private/secret.txt'],
    ['/..\\dist-private\\secret.txt'],
    ['//example.com'],
    [`/${'a'.repeat(300)}`],
    [`/zh/${encodeURIComponent('安'.repeat(90))}`],
    [`/${'a'.repeat(5000)}`],
  ])('responds to $0 with the 404 page', async (path) => {
    const answer = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': '*' });
    expect(answer.status).toBe(404);
    expect(brotliDecompressSync(answer.body).toString()).toBe(files['404.html']);
  });

  test('sends the 404 page uncompressed when the request does not accept Brotli', async () => {
    const answer = await get('/no-such-page');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(files['404.html']);
  });
});

describe('startServer: redirects', () => {
  test.each([
    ['/material-ui/', '/material-ui'],
    ['/api/button', '/material-ui/api/button'],
    ['/api/button/', '/material-ui/api/button'],
    ['/zh/api/button/', '/zh/material-ui/api/button'],
    ['/en/material-ui/api/button/', '/material-ui/api/button'],
    ['/workbench', '/workbench/'],
    ['/', undefined],
    ['/workbench/', undefined],
    ['/api', undefined],
    ['/material-ui/api/button', undefined],
    ['//example.com/', undefined],
  ])('responds to %s with the Location header %s', async (path, target) => {
    expect((await get(path)).headers.location).toBe(target);
  });

  test('keeps the query string when a path redirects', async () => {
    const answer = await get('/material-ui/react-button/?a=b?c=d');
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('/material-ui/react-button?a=b?c=d');
  });
});

describe('startServer: base path', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-base-'));
  let atBase: StartedServer;

  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(dir, name, '..'), { recursive: true });
      writeFileSync(join(dir, name), text);
    }
    writeFileSync(join(dir, 'vitrine.json'), '{"base":"/docs"}');
    writeFileSync(join(dir, '_redirects'), '/docs/api/button /docs/material-ui/api/button 301\n');
    atBase = await startServer({ dir, port: 0 });
  });

  afterAll(async () => {
    await atBase.close();
    rmSync(dir, { recursive: true });
  });

  test.each([
    ['/docs/', 200, 'Home'],
    ['/docs/material-ui/react-button', 200, 'Words'],
    ['/docs/assets/app-1a2b.js', 200, 'export {}'],
    ['/docs/no-such-page', 404, 'Try these'],
    ['/docs/%00', 404, 'Try these'],
    ['/', 404, 'Not found'],
    ['/material-ui/react-button', 404, 'Not found'],
    ['/docs-old/material-ui/react-button', 404, 'Not found'],
  ])('responds to %s with status %i when the build has a base path', async (path, status, text) => {
    const response = await fetch(atBase.url + path);
    expect([response.status, await response.text()]).toEqual([
      ...[status, expect.stringContaining(text)],
    ]);
  });

  test.each([
    ['/docs', '/docs/'],
    ['/docs/workbench', '/docs/workbench/'],
    ['/docs/material-ui/', '/docs/material-ui'],
    ['/docs/api/button', '/docs/material-ui/api/button'],
  ])('redirects %s to %s when the build has a base path', async (path, target) => {
    const { headers } = await fetch(atBase.url + path, { redirect: 'manual' });
    expect(headers.get('location')).toBe(target);
  });

  test('links to the Markdown with the base path when the build has one', async () => {
    const { headers } = await fetch(`${atBase.url}/docs/material-ui/react-button`);
    expect(headers.get('link')).toContain('</docs/material-ui/react-button.md>');
  });
});

test('redirects to a page with a percent-encoded path, and serves it (FAULT C5)', async () => {
  const moved = await get('/guides/%E5%AE%89%E8%A3%85');
  expect(moved.status).toBe(301);
  expect(moved.headers.location).toBe('/acme/%E5%AE%89%20%E8%A3%85');
  const answer = await get(moved.headers.location ?? '');
  expect({ status: answer.status, body: String(answer.body) }).toEqual({
    status: 200,
    body: '<h1>安装</h1>',
  });
});

test('startServer rejects with a clear message when the port is in use', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ dir: folder, port })).rejects.toThrow(`Port ${port} is in use.`);
});
