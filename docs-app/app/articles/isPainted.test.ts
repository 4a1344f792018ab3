import { expect, test } from 'vitest';
import { isPainted } from './isPainted.ts';

test.each([
  ['text', '<p class="a">Saved</p>'],
  ['a field', '<div><input value="Ada"/></div>'],
  ['an icon', '<span><svg viewBox="0 0 1 1"></svg></span>'],
  ['a progress bar', '<span class="a" role="progressbar"></span>'],
  ['an element with a size', '<span class="a" style="width:40px"></span>'],
])('considers HTML with %s as painted', (_, html) => {
  expect(isPainted(html)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['an empty box', '<div class="a"><div class="b"></div>\n</div>'],
  ['a status', '<div class="a"></div><p class="b" role="status">Saved</p>'],
  ['a template', '<template><p>Saved</p></template>'],
  ['a style sheet and a comment', '<style>.a{color:red}</style><!-- Saved --><div></div>'],
])('considers HTML with only %s as not painted', (_, html) => {
  expect(isPainted(html)).toBe(false);
});
