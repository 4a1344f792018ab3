import { describe, expect, test, vi } from 'vitest';
import { createNamesLoader, type NamesPorts } from './createNamesLoader.ts';
import type { NamesFile } from './namesFile.ts';
import { SLICE_SIZE } from './search.constants.ts';

const file = (product: string, count = 1): NamesFile => ({
  product,
  pages: Array.from({ length: count }, (_, index) => ({
    path: `/${product}/${index}`,
    title: `Button ${index}`,
  })),
  apis: [],
  hooks: [],
  errors: [],
});

function createPorts(ports: Partial<NamesPorts> = {}): NamesPorts {
  return {
    loadProducts: async () => [
      { id: 'dock', name: 'Dock', folder: 'dock', url: 'dock' },
      { id: 'harbor', name: 'Harbor', folder: 'harbor', url: 'harbor' },
    ],
    loadNames: async (url) => file(url),
    yieldToMain: async () => {},
    ...ports,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createNamesLoader', () => {
  test('loads the names of the current product first, and each product once', async () => {
    const loadNames = vi.fn(async (url: string) => file(url));
    const loadProducts = vi.fn(createPorts().loadProducts);
    const loader = createNamesLoader(createPorts({ loadProducts, loadNames }), () => {});
    expect(loader.status()).toBe('loading');
    loader.load('harbor');
    loader.load('dock');
    await settled();
    loader.load('harbor');
    expect(loader.status()).toBe('ready');
    await settled();
    expect(loadNames.mock.calls.flat()).toEqual(['harbor', 'dock']);
    expect(loadProducts).toHaveBeenCalledOnce();
    expect(loader.find('harbor')?.name).toBe('Harbor');
  });

  test('lists the names of all products that share the folder of a product', async () => {
    const products = [
      { id: 'core', name: 'Harbor Core', folder: 'harbor', url: 'core' },
      { id: 'dock', name: 'Dock', folder: 'dock', url: 'dock' },
      { id: 'icons', name: 'Harbor Icons', folder: 'harbor', url: 'icons' },
    ];
    const loader = createNamesLoader(createPorts({ loadProducts: async () => products }), () => {});
    loader.load(undefined);
    await settled();
    expect(loader.familyOf('icons')).toEqual(['Harbor Core', 'Harbor Icons']);
    expect(loader.familyOf(undefined)).toEqual([]);
  });

  test('yields to the main thread between the slices of a large file', async () => {
    const yieldToMain = vi.fn(async () => {});
    const loadNames = async (url: string) => file(url, 4 * SLICE_SIZE);
    const loader = createNamesLoader(createPorts({ yieldToMain, loadNames }), () => {});
    loader.load('harbor');
    await settled();
    expect(yieldToMain).toHaveBeenCalledTimes(8);
    const [first, second] = loader.names.search('button 999');
    expect([first?.href, second?.href]).toEqual(['/harbor/999', '/dock/999']);
  });

  test('keeps loaded products when a product fails to load, and retries it on the next call', async () => {
    const loadNames = vi.fn(async (url: string) => file(url));
    loadNames.mockRejectedValueOnce(new Error('truncated'));
    const onChange = vi.fn();
    const loader = createNamesLoader(createPorts({ loadNames }), onChange);
    loader.load('harbor');
    await settled();
    expect(loader.status()).toBe('partial');
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(loader.names.search('button').map(({ product }) => product)).toEqual(['dock']);
    loader.load('harbor');
    expect(loader.status()).toBe('loading');
    await settled();
    expect(loader.status()).toBe('ready');
    expect(loader.names.search('button')).toHaveLength(2);
  });

  test.each(['loadProducts', 'loadNames'] as const)(
    'sets the status to failed when %s rejects',
    async (name) => {
      const onChange = vi.fn();
      const ports = createPorts({ [name]: () => Promise.reject(new Error('offline')) });
      const loader = createNamesLoader(ports, onChange);
      loader.load(undefined);
      await settled();
      expect(loader.status()).toBe('failed');
      expect(onChange).toHaveBeenCalledOnce();
      loader.load(undefined);
      expect(loader.status()).toBe('loading');
    },
  );
});
