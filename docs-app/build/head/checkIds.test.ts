import { expect, test } from 'vitest';
import { checkIds, listBadIds } from './checkIds.ts';

test.each([
  ['unique ids', '<h2 id="a">A</h2><p class="x" id="b"></p>', []],
  ['a repeated id', '<dialog id="settings"></dialog><h2 id="settings">S</h2>', ['settings']],
  ['an empty id', '<h2 id="">🎉</h2>', ['']],
  ['an escaped id', '<i id="a&amp;b"></i><i id="a&amp;b"></i>', ['a&b']],
  ['copies in templates', '<i id="a"></i><template data-x=""><i id="a"></i></template>', []],
  ['ids in scripts', '<i id="a"></i><script>let x = `<i id="a">`</script>', []],
  ['attributes that only end in id', '<i id="a" data-id="a"></i><i aria-id="a"></i>', []],
  ['text that looks like an id', '<i id="a"></i>&lt;i id="a"', []],
])('lists only empty and repeated ids in HTML with %s (FAULT C1)', (_, html, expected) => {
  expect(listBadIds(html)).toEqual(expected);
});

test('reports the page and the id when an id is repeated (FAULT C1)', () => {
  expect(() => checkIds('<i id="a"></i><b id="a"></b>', '/x')).toThrow(
    /^\/x: The id "a" appears twice/,
  );
  expect(() => checkIds('<i id="a"></i>', '/x')).not.toThrow();
});
