import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { COMMENT_LIMIT, type Feedback } from '@vitrine/ui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BODY_BYTES, RATE } from './createReceiver.ts';
import { exportFeedback } from './exportFeedback.ts';
import { openStore, type StoredFeedback } from './openStore.ts';
import { startReceiver, type StartedReceiver, type StartOptions } from './startReceiver.ts';

const ORIGIN = 'https://docs.example.com';
const NOW = new Date('2026-11-21T12:00:00Z');

const message: Feedback = {
  version: 1,
  page: '/material-ui/react-alert',
  section: { hash: 'actions', title: 'Actions' },
  rating: 1,
  comment: 'The table helped. 谢谢 😀',
  language: 'zh',
  product: 'material-ui',
};

let dir = '';
let receiver: StartedReceiver | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-feedback-'));
});

afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
  rmSync(dir, { recursive: true, force: true });
});

const dataFile = () => join(dir, 'feedback.sqlite');

async function start(options: Partial<StartOptions> = {}): Promise<string> {
  receiver = await startReceiver({
    port: 0,
    data: dataFile(),
    origins: [ORIGIN],
    isBehindProxy: false,
    readTime: () => NOW,
    ...options,
  });
  return receiver.url;
}

function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function readStored(): Promise<StoredFeedback[]> {
  const store = await openStore(dataFile());
  const rows = await store.list();
  await store.close();
  return rows;
}

describe('feedback message', () => {
  test('stores only the message and its time of receipt', async () => {
    const url = await start();
    const { rating: _, section: __, ...plain } = message;
    expect((await post(url, message, { 'User-Agent': 'reader' })).status).toBe(204);
    expect((await post(url, { ...plain, product: null })).status).toBe(204);
    const { section, rating, ...fields } = message;
    expect(await readStored()).toEqual([
      {
        ...fields,
        id: 1,
        received: NOW.toISOString(),
        section_hash: section?.hash,
        section_title: section?.title,
        rating,
      },
      {
        ...plain,
        id: 2,
        received: NOW.toISOString(),
        section_hash: null,
        section_title: null,
        rating: null,
        product: null,
      },
    ]);
  });

  test('accepts a comment of maximum length when JSON escapes every character', async () => {
    const url = await start();
    const comment = '\u0001'.repeat(COMMENT_LIMIT);
    expect((await post(url, { ...message, comment })).status).toBe(204);
  });

  test('stores messages when another connection locks the data file (FAULT G7)', async () => {
    const url = await start();
    const { ended } = await lockFile(dataFile(), 400);
    const answers = await Promise.all([post(url, message), post(url, message)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    await ended;
    expect(await readStored()).toHaveLength(2);
  });

  test('opens a data file that another connection has locked (FAULT G7)', async () => {
    await (await openStore(dataFile())).close();
    const { ended } = await lockFile(dataFile(), 400);
    expect((await post(await start(), message)).status).toBe(204);
    await ended;
  });

  test('stores SQL in a comment as text', async () => {
    const url = await start();
    const comment = "'); drop table feedback; --";
    expect((await post(url, { ...message, comment })).status).toBe(204);
    expect((await readStored()).map((row) => row.comment)).toEqual([comment]);
  });

  test.each([
    ['invalid JSON', '{"version":1'],
    ['another shape', '[]'],
    ['a comment over the limit', JSON.stringify({ ...message, comment: 'x'.repeat(2001) })],
    ['an unknown field', JSON.stringify({ ...message, email: 'reader@example.org' })],
    ['a prototype', JSON.stringify(message).replace('{', '{"__proto__":{"rating":1},')],
    ['an empty body', ''],
  ])('rejects %s with 400 and stores nothing', async (_, body) => {
    expect((await post(await start(), body)).status).toBe(400);
    expect(await readStored()).toEqual([]);
  });

  test('rejects a message over 16 kB with 413, with and without Content-Length', async () => {
    const url = await start();
    const body = JSON.stringify({ ...message, comment: 'x'.repeat(BODY_BYTES) });
    expect((await post(url, body)).status).toBe(413);
    expect(await postInPieces(url, body)).toBe(413);
    expect(await readStored()).toEqual([]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'rejects the content type "%s" with 415',
    async (type) => {
      expect((await post(await start(), message, { 'Content-Type': type })).status).toBe(415);
      expect(await readStored()).toEqual([]);
    },
  );

  test.each(['GET', 'PUT', 'DELETE', 'HEAD'])('rejects the method %s with 405', async (method) => {
    const response = await fetch(await start(), { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  });

  test('responds with 404 when the path is unknown', async () => {
    expect((await post(`${await start()}/x`, message)).status).toBe(404);
  });
});

const LOCK = `
  const { parentPort, workerData: { file, milliseconds } } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(file);
  database.exec('begin immediate');
  parentPort.postMessage('locked');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  database.exec('commit');
  database.close();
`;

/** Locks a data file for some milliseconds, like a writing receiver; resolves once it is locked. */
async function lockFile(file: string, milliseconds: number): Promise<{ ended: Promise<unknown> }> {
  const worker = new Worker(LOCK, { eval: true, workerData: { file, milliseconds } });
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  return { ended };
}

/** Posts a body without `Content-Length`. */
function postInPieces(url: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    // The receiver may close the connection before it has read the body.
    sent.on('error', (error: NodeJS.ErrnoException) => error.code === 'EPIPE' || reject(error));
    sent.end(body);
  });
}

describe('origins of feedback', () => {
  test('allows preflight and POST requests from a configured origin', async () => {
    const url = await start();
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        Origin: ORIGIN,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/content-type/i);
    expect(preflight.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    const sent = await post(url, message, { Origin: ORIGIN });
    expect(sent.status).toBe(204);
    expect(sent.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  });

  test.each(['https://elsewhere.example', `${ORIGIN}.elsewhere.example`, 'null', `${ORIGIN}:444`])(
    'rejects the origin %s with 403',
    async (Origin) => {
      const url = await start();
      for (const method of ['OPTIONS', 'POST']) {
        const headers = { Origin, 'Content-Type': 'application/json' };
        const body = method === 'POST' ? JSON.stringify(message) : null;
        const response = await fetch(url, { method, headers, body });
        expect(response.status).toBe(403);
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
      }
      expect(await readStored()).toEqual([]);
    },
  );
});

describe('rate limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  afterEach(() => vi.useRealTimers());

  const statuses = async (count: number, send: (index: number) => Promise<Response>) => {
    const all: number[] = [];
    for (let index = 0; index < count; index += 1) all.push((await send(index)).status);
    return all;
  };

  test('rejects messages over the rate limit of an IP address until 60 seconds have passed', async () => {
    const url = await start();
    const send = () => post(url, message, { Origin: ORIGIN });
    expect(await statuses(RATE.messages, send)).toEqual(Array(RATE.messages).fill(204));
    vi.setSystemTime(NOW.getTime() + 20_500);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe(String(RATE.seconds - 20));
    // CORS allows the page to read the reason.
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    vi.setSystemTime(NOW.getTime() + RATE.seconds * 1000);
    expect((await send()).status).toBe(204);
    expect(await readStored()).toHaveLength(RATE.messages + 1);
  });

  test('rate limit counts rejected messages, and ignores X-Forwarded-For without a proxy', async () => {
    const url = await start();
    const send = (index: number) => post(url, '{', { 'X-Forwarded-For': `10.0.0.${index}` });
    expect(await statuses(RATE.messages + 1, send)).toEqual([
      ...Array(RATE.messages).fill(400),
      429,
    ]);
  });

  test('limits messages per last X-Forwarded-For address when a proxy is configured', async () => {
    const url = await start({ isBehindProxy: true });
    const send = (seen: string) => (index: number) =>
      post(url, message, { 'X-Forwarded-For': `10.0.0.${index}, ${seen}` });
    const limited = [...Array(RATE.messages).fill(204), 429];
    expect(await statuses(RATE.messages + 1, send('192.0.2.1'))).toEqual(limited);
    expect(await statuses(1, send('192.0.2.2'))).toEqual([204]);
  });
});

describe('feedback export', () => {
  const row: StoredFeedback = {
    id: 1,
    received: NOW.toISOString(),
    version: 1,
    page: '/material-ui/react-alert',
    section_hash: null,
    section_title: null,
    rating: 0,
    comment: '',
    language: 'en',
    product: null,
  };

  const HEAD =
    '"id","received","version","page","section_hash","section_title","rating","comment","language","product"';
  const writeRow = (comment: string) =>
    `${HEAD}\r\n1,"${row.received}",1,"/material-ui/react-alert",,,0,"${comment}","en",\r\n`;

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
    'exports the formula %j as text in CSV',
    (comment) => {
      expect(exportFeedback([{ ...row, comment }], 'csv')).toBe(writeRow(`'${comment}`));
    },
  );

  test('exports commas, quotes and line breaks inside one CSV cell', () => {
    const comment = 'One, "two"\nthree\r=four';
    const csv = exportFeedback([{ ...row, comment }], 'csv');
    expect(csv).toBe(writeRow('One, ""two""\nthree\r=four'));
  });

  test('exports stored messages unchanged as JSON', async () => {
    const url = await start();
    await post(url, { ...message, comment: '=1+1' });
    const rows = JSON.parse(exportFeedback(await readStored(), 'json')) as StoredFeedback[];
    expect(rows).toMatchObject([{ comment: '=1+1', section_title: 'Actions' }]);
  });

  test('stores no address or user agent of a sender in the data file', async () => {
    const url = await start({ isBehindProxy: true });
    await post(url, message, { 'X-Forwarded-For': '192.0.2.77', 'User-Agent': 'Reader/9' });
    await receiver?.close();
    receiver = undefined;
    const bytes = readFileSync(dataFile(), 'latin1');
    expect(bytes).toContain('/material-ui/react-alert');
    expect(bytes).not.toMatch(/192\.0\.2\.77|127\.0\.0\.1|Reader\/9/);
  });
});
