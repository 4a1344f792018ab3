import { expect, test } from 'vitest';
import { chooseLooks } from './test-runner-looks.ts';

const ids = Array.from({ length: 40 }, (_, place) => `docs-ui-invoice--state-${place}`);
const nameOf = ({ mode, direction }: { mode: string; direction: string }) => `${mode} ${direction}`;

test('each story is looked at in both modes and in both directions', () => {
  for (const looks of ids.map((id) => chooseLooks(id))) {
    expect(looks).toHaveLength(2);
    expect(new Set(looks.map(({ mode }) => mode)).size).toBe(2);
    expect(new Set(looks.map(({ direction }) => direction)).size).toBe(2);
  }
});

test('the stories together are looked at in each mode in each direction', () => {
  expect(new Set(ids.flatMap((id) => chooseLooks(id).map(nameOf))).size).toBe(4);
});

test('the long run looks at each story in each mode, direction, density and language', () => {
  for (const looks of ids.map((id) => chooseLooks(id, true))) {
    const names = looks.flatMap(({ mode, direction, density, language }) =>
      density && language ? [[mode, direction, density, language].join()] : [],
    );
    expect(new Set(names).size).toBe(16);
    const others = ['contrast', 'motion', 'text', 'width', 'forcedColors'];
    expect(others.filter((name) => !looks.some((look) => name in look))).toEqual([]);
  }
});
