import { expect, test } from 'vitest';
import { parseFrontMatter } from './parseFrontMatter.ts';

function parse(yaml: string) {
  return parseFrontMatter({ text: `---\n${yaml}\n---\n`, place: 'acme page.mdx' }).frontMatter;
}

test.each([
  ['a tag', 'description: !Important things', 2, 'text that starts with "!" in quotes'],
  ['a tag without a name', 'description: ! things', 2, 'text that starts with "!" in quotes'],
  ['an anchor', 'description: &amp and more', 2, 'text that starts with "&" in quotes'],
  ['an alias', 'description: B\nuseWhen: [*new]', 3, 'text that starts with "*" in quotes'],
  [
    'an anchor and an alias',
    'description: &a B\nhooks: [*a]',
    2,
    'text that starts with "&" in quotes',
  ],
])('throws an error with the line when front matter has %s', (_, fields, line, problem) => {
  expect(() => parse(`title: A\n${fields}`)).toThrow(
    `acme page.mdx:${line + 1}: The front matter is not valid YAML: put the ${problem}`,
  );
});

test.each(['- title: A', 'Title'])('throws an error when front matter is %j', (yaml) => {
  expect(() => parse(yaml)).toThrow(/page\.mdx:2: .*it has no fields such as "title: Button"/);
});

test.each(['title: "  "\ndescription: B', 'description: "  "\ntitle: A'])(
  'throws an error when a field is blank: %j',
  (yaml) => {
    expect(() => parse(yaml)).toThrow(/page\.mdx:2: The front matter field/);
  },
);

test('reads text in quotes when it starts with a character of YAML', () => {
  expect(parse('title: "*A"\ndescription: "&amp !B"')).toMatchObject({
    title: '*A',
    description: '&amp !B',
  });
});
