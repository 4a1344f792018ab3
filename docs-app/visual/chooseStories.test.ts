import { describe, expect, test } from 'vitest';
import { chooseStories } from './chooseStories.ts';

const list = (...ids: string[]) =>
  ids.map((id) => ({ id, title: id, name: id, file: `${id}.tsx` }));
const choose = (options: { all?: boolean; only?: string[] }, reached: string[] = []) =>
  chooseStories({
    before: list('card', 'menu', 'old'),
    after: list('card', 'menu', 'young'),
    reach: new Map(reached.map((id) => [id, true])),
    options: { all: false, only: [], ...options },
  });

describe('which stories are pictured', () => {
  test('those in reach of a change on both sides, and the new and the removed', () => {
    expect(choose({}, ['card'])).toEqual({ before: ['card', 'old'], after: ['card', 'young'] });
  });

  test('every story, where all are asked for', () => {
    const { before, after } = choose({ all: true });
    expect([before, after]).toEqual([
      ['card', 'menu', 'old'],
      ['card', 'menu', 'young'],
    ]);
  });

  test('those that are named, changed or not', () => {
    expect(choose({ only: ['men', 'you'] })).toEqual({
      before: ['menu'],
      after: ['menu', 'young'],
    });
  });
});
