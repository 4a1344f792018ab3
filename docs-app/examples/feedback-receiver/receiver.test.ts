import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

describe('a message', () => {
  test('is kept with the time, and with nothing else', async () => {
    const url = await start();
    const { rating: _, section: __, ...plain } = message;
    expect((await post(url, message, { 'User-Agent': 'reader' })).status).toBe(204);
    expect((await post(url, { ...plain, product: null })).status).toBe(204);
    const { section, rating, ...rest } = message;
    expect(await readStored()).toEqual([
      {
        ...rest,
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

  test('of the longest comment fits, in any script', async () => {
    const url = await start();
    const comment = '\u0001'.repeat(COMMENT_LIMIT);
    expect((await post(url, { ...message, comment })).status).toBe(204);
  });

  test('is data, not a statement', async () => {
    const url = await start();
    const comment = "'); drop table feedback; --";
    expect((await post(url, { ...message, comment })).status).toBe(204);
    expect((await readStored()).map((row) => row.comment)).toEqual([comment]);
  });

  test.each([
    ['no JSON', '{"version":1'],
    ['another shape', '[]'],
    ['a comment over the limit', JSON.stringify({ ...message, comment: 'x'.repeat(2001) })],
    ['a field that is not known', JSON.stringify({ ...message, email: 'reader@example.org' })],
    ['a prototype', JSON.stringify(message).replace('{', '{"__proto__":{"rating":1},')],
    ['nothing', ''],
  ])('of %s is answered 400, and not kept', async (_, body) => {
    expect((await post(await start(), body)).status).toBe(400);
    expect(await readStored()).toEqual([]);
  });

  test('over 16 kB is answered 413, with and without a length', async () => {
    const url = await start();
    const body = JSON.stringify({ ...message, comment: 'x'.repeat(BODY_BYTES) });
    expect((await post(url, body)).status).toBe(413);
    expect(await postInPieces(url, body)).toBe(413);
    expect(await readStored()).toEqual([]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'of the type "%s" is answered 415',
    async (type) => {
      expect((await post(await start(), message, { 'Content-Type': type })).status).toBe(415);
      expect(await readStored()).toEqual([]);
    },
  );

  test.each(['GET', 'PUT', 'DELETE', 'HEAD'])('by %s is answered 405', async (method) => {
    const response = await fetch(await start(), { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  });

  test('to another address is answered 404', async () => {
    expect((await post(`${await start()}/x`, message)).status).toBe(404);
  });
});

/** Posts without saying how long the body is. */
function postInPieces(url: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    // The receiver may hang up on a body that it does not want.
    sent.on('error', (error: NodeJS.ErrnoException) => error.code === 'EPIPE' || reject(error));
    sent.end(body);
  });
}

describe('origins', () => {
  test('a configured one may ask and send', async () => {
    const url = await start();
    const asked = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        Origin: ORIGIN,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(asked.headers.get('Access-Control-Allow-Headers')).toMatch(/content-type/i);
    expect(asked.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    const sent = await post(url, message, { Origin: ORIGIN });
    expect(sent.status).toBe(204);
    expect(sent.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  });

  test.each(['https://elsewhere.example', `${ORIGIN}.elsewhere.example`, 'null', `${ORIGIN}:444`])(
    '%s may not',
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

describe('the rate', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  afterEach(() => vi.useRealTimers());

  const statuses = async (count: number, send: (index: number) => Promise<Response>) => {
    const all: number[] = [];
    for (let index = 0; index < count; index += 1) all.push((await send(index)).status);
    return all;
  };

  test('is limited for each address, and free again after the time', async () => {
    const url = await start();
    const send = () => post(url, message, { Origin: ORIGIN });
    expect(await statuses(RATE.messages, send)).toEqual(Array(RATE.messages).fill(204));
    vi.setSystemTime(NOW.getTime() + 20_500);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe(String(RATE.seconds - 20));
    // A page may read why.
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    vi.setSystemTime(NOW.getTime() + RATE.seconds * 1000);
    expect((await send()).status).toBe(204);
    expect(await readStored()).toHaveLength(RATE.messages + 1);
  });

  test('counts what is refused too, and not the claims of a sender', async () => {
    const url = await start();
    const send = (index: number) => post(url, '{', { 'X-Forwarded-For': `10.0.0.${index}` });
    expect(await statuses(RATE.messages + 1, send)).toEqual([
      ...Array(RATE.messages).fill(400),
      429,
    ]);
  });

  test('behind a proxy, the address that the proxy saw counts', async () => {
    const url = await start({ isBehindProxy: true });
    const send = (seen: string) => (index: number) =>
      post(url, message, { 'X-Forwarded-For': `10.0.0.${index}, ${seen}` });
    const limited = [...Array(RATE.messages).fill(204), 429];
    expect(await statuses(RATE.messages + 1, send('192.0.2.1'))).toEqual(limited);
    expect(await statuses(1, send('192.0.2.2'))).toEqual([204]);
  });
});

describe('the export', () => {
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
    'holds %j as a text, in a table',
    (comment) => {
      expect(exportFeedback([{ ...row, comment }], 'csv')).toBe(writeRow(`'${comment}`));
    },
  );

  test('keeps commas, quotes and lines in their cell', () => {
    const comment = 'One, "two"\nthree\r=four';
    const csv = exportFeedback([{ ...row, comment }], 'csv');
    expect(csv).toBe(writeRow('One, ""two""\nthree\r=four'));
  });

  test('as data is what was kept', async () => {
    const url = await start();
    await post(url, { ...message, comment: '=1+1' });
    const rows = JSON.parse(exportFeedback(await readStored(), 'json')) as StoredFeedback[];
    expect(rows).toMatchObject([{ comment: '=1+1', section_title: 'Actions' }]);
  });

  test('has everything that the file has: no address of a sender is in it', async () => {
    const url = await start({ isBehindProxy: true });
    await post(url, message, { 'X-Forwarded-For': '192.0.2.77', 'User-Agent': 'Reader/9' });
    await receiver?.close();
    receiver = undefined;
    const bytes = readFileSync(dataFile(), 'latin1');
    expect(bytes).toContain('/material-ui/react-alert');
    expect(bytes).not.toMatch(/192\.0\.2\.77|127\.0\.0\.1|Reader\/9/);
  });
});
