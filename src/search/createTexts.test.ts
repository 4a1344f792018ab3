import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTexts } from './createTexts.ts';
import type { TextPorts } from './createTextSearch.ts';

type Block = Awaited<ReturnType<TextPorts['loadBlock']>>;

const index = {
  files: '/assets/texts-1',
  terms: ['rudder'],
  blocks: [0],
  pages: [1],
  products: [['Harbor', 1]] as [string, number][],
};

function createPorts(ports: Partial<TextPorts> = {}): TextPorts {
  return {
    loadIndex: async () => index,
    reloadIndex: async () => index,
    loadTerms: vi.fn(async () => ({ rudder: [8], rudders: [8] })),
    loadBlock: async () => [
      { path: '/rudder', title: 'Rudder', sections: [['', '', 'A rudder.']] },
    ],
    ...ports,
  };
}

const wait = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createTexts', () => {
  test('prepare loads the text search index, and ignores a load error', async () => {
    const loadIndex = vi.fn(() => Promise.reject(new Error('offline')));
    createTexts(createPorts({ loadIndex }), () => {}).prepare();
    await wait();
    expect(loadIndex).toHaveBeenCalledTimes(1);
  });

  test('sets the status to ready without results when the query is empty', () => {
    const texts = createTexts(createPorts(), () => {});
    expect(texts.ask('', {})).toEqual({ status: 'ready', results: [] });
  });

  test('searches only once after the user stops typing', async () => {
    const ports = createPorts();
    const onChange = vi.fn();
    const texts = createTexts(ports, onChange);
    for (const query of ['rud', 'rudd', 'rudder']) {
      expect(texts.ask(query, {})).toEqual({ status: 'loading', results: [] });
    }
    await wait();
    expect(ports.loadTerms).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(texts.ask('rudder', {})).toMatchObject({
      status: 'ready',
      results: [{ href: '/rudder' }],
    });
  });

  test('drops the results when the user selects another product', async () => {
    const texts = createTexts(createPorts(), () => {});
    texts.ask('rudder', {});
    await wait();
    expect(texts.ask('rudder', { product: 'dock' })).toEqual({ status: 'loading', results: [] });
  });

  test('keeps the results while the user extends or shortens a query, but not for a new query', async () => {
    const texts = createTexts(createPorts(), () => {});
    texts.ask('rudder', {});
    await wait();
    expect(texts.ask('rudders', {}).results).toHaveLength(1);
    expect(texts.ask('rudd', {}).results).toHaveLength(1);
    expect(texts.ask('der', {}).results).toEqual([]);
  });

  test('ignores results that arrive after the next query', async () => {
    let answer: ((file: Record<string, number[]>) => void) | undefined;
    const loadTerms = vi.fn(async (): Promise<Record<string, number[]>> => ({}));
    loadTerms.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const texts = createTexts(createPorts({ loadTerms }), () => {});
    texts.ask('rudder', {});
    await wait();
    texts.ask('dialog', {});
    await wait();
    answer?.({ rudder: [8] });
    await wait();
    expect(texts.ask('dialog', {})).toEqual({ status: 'ready', results: [] });
  });

  test('returns the first results while the texts of other pages load', async () => {
    const page = (path: string) => ({ path, title: path, sections: [['', '', 'A rudder.']] });
    let sendSecond: ((block: Block) => void) | undefined;
    const ports = createPorts({
      loadIndex: async () => ({
        ...index,
        blocks: [0, 1],
        pages: [1, 1],
        products: [['Harbor', 2]],
      }),
      loadTerms: async () => ({ rudder: [8, 24] }),
      loadBlock: (url) =>
        url.endsWith('0.json')
          ? Promise.resolve([page('/rudder')] as Block)
          : new Promise((resolve) => (sendSecond = resolve)),
    });
    const texts = createTexts(ports, () => {});
    texts.ask('rudder', {});
    await wait();
    const listHrefs = () => texts.ask('rudder', {}).results.map(({ href }) => href);
    expect(texts.ask('rudder', {}).status).toBe('loading');
    expect(listHrefs()).toEqual(['/rudder']);
    sendSecond?.([page('/tiller')] as Block);
    await wait();
    expect(texts.ask('rudder', {}).status).toBe('ready');
    expect(listHrefs()).toEqual(['/rudder', '/tiller']);
  });

  test('sets the status to failed when a file does not load, and recovers on retry', async () => {
    const loadTerms = vi.fn(async () => ({ rudder: [8] }));
    loadTerms.mockRejectedValueOnce(new Error('offline'));
    const texts = createTexts(createPorts({ loadTerms }), () => {});
    texts.ask('rudder', {});
    await wait();
    expect(texts.ask('rudder', {})).toEqual({ status: 'failed', results: [] });
    texts.retry();
    texts.ask('rudder', {});
    await wait();
    expect(texts.ask('rudder', {}).status).toBe('ready');
    texts.retry();
    expect(texts.ask('rudder', {}).status).toBe('ready');
  });

  test('reloads the index when a new build has removed the files of the loaded index', async () => {
    const urls: string[] = [];
    const loadTerms = async (url: string) => {
      urls.push(url);
      if (url.startsWith('/assets/texts-1-')) throw new Error('404');
      return { rudder: [8] };
    };
    const reloadIndex = async () => ({ ...index, files: '/assets/texts-2' });
    const texts = createTexts(createPorts({ loadTerms, reloadIndex }), () => {});
    texts.ask('rudder', {});
    await wait();
    expect(texts.ask('rudder', {}).results).toHaveLength(1);
    expect(urls).toEqual(['/assets/texts-1-terms-0.json', '/assets/texts-2-terms-0.json']);
  });

  test('sets the status to failed when a text file is shorter than the index expects', async () => {
    const texts = createTexts(createPorts({ loadBlock: async () => [] }), () => {});
    texts.ask('rudder', {});
    await wait();
    expect(texts.ask('rudder', {}).status).toBe('failed');
  });
});
