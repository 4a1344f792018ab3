import type { ProductData, TestSummary } from '@vitrine/ui/core';

interface Home {
  products: readonly ProductData[];
  tests: TestSummary | undefined;
  workbenchUrl: string;
  /** Returns an English UI string. */
  translate: (key: string) => string;
}

/** Writes the home page as plain Markdown: the libraries and the last test run. */
export function writeHomeMarkdown({ products, tests, workbenchUrl, translate }: Home): string {
  const libraries = products
    .filter(({ internal }) => !internal)
    .map(({ name, version, start, tagline }) => `- [${name}](${start}.md) v${version}: ${tagline}`);
  const blocks = [
    `# ${translate('home.title')}`,
    translate('home.lead'),
    ...(libraries.length > 0 ? [`## ${translate('home.products')}`, libraries.join('\n')] : []),
    `## ${translate('home.tests')}`,
    translate('home.testsLead'),
    ...(tests ? [writeFigures(tests, translate)] : []),
    `[${translate('home.workbench')}](${workbenchUrl})`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function writeFigures(
  { demos, stories, failed, checks, date }: TestSummary,
  translate: Home['translate'],
): string {
  const figures = [
    ['home.demos', demos],
    ['home.stories', failed > 0 ? `${stories - failed} / ${stories}` : stories],
    ['home.checks', checks],
    ['home.run', date.slice(0, 10)],
  ] as const;
  return figures.map(([key, figure]) => `- ${translate(key)}: ${figure}`).join('\n');
}
