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

describe('chooseStories', () => {
  test('chooses new, removed and affected stories when no option is set', () => {
    expect(choose({}, ['card'])).toEqual({ before: ['card', 'old'], after: ['card', 'young'] });
  });

  test('chooses every story when the option all is set', () => {
    const { before, after } = choose({ all: true });
    expect([before, after]).toEqual([
      ['card', 'menu', 'old'],
      ['card', 'menu', 'young'],
    ]);
  });

  test('chooses stories by a part of their id, even when no change reaches the stories', () => {
    expect(choose({ only: ['men', 'you'] })).toEqual({
      before: ['menu'],
      after: ['menu', 'young'],
    });
  });

  test('chooses a removed story by its name in another case', () => {
    expect(choose({ only: ['Old'] })).toEqual({ before: ['old'], after: [] });
  });

  test('throws an error with the closest story when a pattern matches no story', () => {
    expect(() => choose({ only: ['card', 'menus'] })).toThrow(
      'None of 4 stories matches “menus”. Did you mean menu?',
    );
  });
});
