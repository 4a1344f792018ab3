import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readRunningStories } from './readRunningStories.ts';

const story = { type: 'story', id: 'a--b', title: 'A', name: 'B', importPath: './a.tsx' };

/** Starts a server that answers `/index.json` with a text; returns its URL. */
async function serve(text: string): Promise<string> {
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/index.json' ? 200 : 404;
    response.end(text);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('reads the stories of a running workbench', async () => {
  const url = await serve(JSON.stringify({ entries: { 'a--b': story } }));
  expect(await readRunningStories(url)).toMatchObject([{ id: 'a--b', file: 'a.tsx' }]);
});

test.each(['localhost:6006', '127.0.0.1:6006', 'http://a b', 'file:///a', ''])(
  'names the option and its value when --url is %j',
  async (url) => {
    await expect(readRunningStories(url)).rejects.toThrow(
      `--url is "${url}", which is not an http URL; write it with its protocol, such as http://127.0.0.1:6006.`,
    );
  },
);

test('explains how to start a workbench when none responds', async () => {
  const url = `${await serve('')}/other`;
  await expect(readRunningStories(url)).rejects.toThrow(
    `No workbench responds at ${url}. Start one with "npm run dev", or correct --url.`,
  );
});

test.each(['<!doctype html>', '{}', '[]', '{"entries":{"a":1}}'])(
  'explains that another server responds when index.json is %s',
  async (text) => {
    const url = await serve(text);
    await expect(readRunningStories(url)).rejects.toThrow(
      `The server at ${url} is not a workbench: ${url}/index.json lists no stories.`,
    );
  },
);
