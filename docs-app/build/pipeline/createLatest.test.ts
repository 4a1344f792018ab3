import { describe, expect, test } from 'vitest';
import { createLatest } from './createLatest.ts';

function createLoad() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { load: () => promise, resolve, reject };
}

describe('createLatest', () => {
  test('resolves to the value of the second load when it replaces the first load', async () => {
    const latest = createLatest<string>(0);
    const [first, second] = [createLoad(), createLoad()];
    const renewals = [latest.renew(first.load), latest.renew(second.load)];
    const asked = latest.get();
    first.resolve('first');
    second.resolve('second');
    expect(await asked).toBe('second');
    await Promise.all(renewals);
  });

  test('starts a load only after the previous load has ended', async () => {
    const latest = createLatest<string>(0);
    const first = createLoad();
    const events: string[] = [];
    await new Promise<void>((resolve) => {
      void latest.renew(() => (resolve(), first.load())).then(() => events.push('first ended'));
    });
    const renewal = latest.renew(async () => (events.push('second started'), 'second'));
    first.resolve('first');
    await renewal;
    expect(events).toEqual(['first ended', 'second started']);
  });

  test('runs only the last load when several loads are requested at once', async () => {
    const latest = createLatest<string>(0);
    const loaded: string[] = [];
    const load = (name: string) => async () => {
      loaded.push(name);
      return name;
    };
    await Promise.all(['a', 'b', 'c'].map((name) => latest.renew(load(name))));
    expect(loaded).toEqual(['c']);
  });

  test('throws the error of a failed load until a newer load succeeds', async () => {
    const latest = createLatest<string>(0);
    const mistake = latest.renew(() => Promise.reject(new Error('mistake')));
    await expect(mistake).rejects.toThrow('mistake');
    await expect(latest.get()).rejects.toThrow('mistake');
    await latest.renew(async () => 'corrected');
    expect(await latest.get()).toBe('corrected');
  });
});
