import { expect, test } from 'vitest';
import { completeLinks } from './completeLinks.ts';

const ORIGIN = 'https://docs.acme.dev';

test.each([
  ['a link', '[A](/a#b)', '[A](https://docs.acme.dev/a#b)'],
  ['two links', '[A](/a), [B](/b)', '[A](https://docs.acme.dev/a), [B](https://docs.acme.dev/b)'],
  ['an image', '![A](/a.png)', '![A](https://docs.acme.dev/a.png)'],
  ['a definition', '[a]: /a', '[a]: https://docs.acme.dev/a'],
])('adds the origin to %s', (_, markdown, completed) => {
  expect(completeLinks(markdown, ORIGIN)).toBe(completed);
});

test.each([
  '[A](https://b.example/)',
  '[A](//b.example)',
  '[A](#a)',
  '`[A](/a)`',
  '```\n[A](/a)\n```',
])('keeps %j unchanged when the Markdown has no link to a site path', (markdown) =>
  expect(completeLinks(markdown, ORIGIN)).toBe(markdown),
);
