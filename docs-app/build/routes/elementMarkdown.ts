import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import {
  fillLabel,
  groupProducts,
  summarizeVerdicts,
  TEMPLATES,
  type ErrorEntry,
  type ProductData,
  type Verdict,
  type VerdictSummary,
} from '@vitrine/ui/core';
import type { IconSearchPlaceProps } from '@vitrine/ui';
import { attributeOf } from '../content/codeFenceElement.ts';
import type { DemoSource, PageSource } from '../content/content.types.ts';
import { findIdentity } from '../../model/documentTitle.ts';
import type { TranslateEnglish } from './markdownCells.ts';
import { writeErrors } from './writeMarkdown.ts';

/** Data that the custom elements of a page show. */
export interface ElementContext {
  demos?: readonly DemoSource[];
  /** Returns the test results of a demo by its story; undefined when it was not tested. */
  verdictOf?: (storyId: string) => Verdict | undefined;
  errors?: readonly ErrorEntry[];
  /** Icons that the page searches. */
  icons?: IconSearchPlaceProps | null;
  products?: readonly ProductData[];
  /** Returns an English UI string. @default (key) => key */
  translate?: TranslateEnglish;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

type ElementWriter = (node: Element, page: PageSource, context: Required<ElementContext>) => string;

/** Functions that write custom elements without content as Markdown, by name. */
export const ELEMENT_WRITERS: Readonly<Record<string, ElementWriter>> = {
  Demo: writeDemo,
  ErrorCodes: (node, _, { errors }) => {
    const isOfLibraries = attributeOf(node, 'of') === 'libraries';
    return writeErrors(errors.filter(({ releases }) => isOfLibraries === releases.length > 0));
  },
  IconSearch: (_node, _page, { icons, translate }) => {
    if (!icons) return '';
    const { namesUrl, count } = icons;
    return `[${fillLabel(translate('icons.names'), { count: new Intl.NumberFormat('en').format(count) })}](${namesUrl})`;
  },
  AllVersions: (_node, _page, { products, translate }) =>
    groupProducts(products)
      .flatMap((group) => group.products)
      .map((product) => writeVersions(product, translate))
      .join('\n'),
  TemplateList: (_node, _page, { translate }) =>
    TEMPLATES.map(
      (name) => `- **${translate(`template.${name}`)}**: ${translate(`template.text.${name}`)}`,
    ).join('\n'),
};

function writeVersions(
  { name, version, start, releases = [], olderVersions }: ProductData,
  translate: TranslateEnglish,
): string {
  const versions = [
    `[v${version}](${start}) ${translate('product.current')}`,
    ...releases.map(({ label, href, isApi }) =>
      isApi ? `[${label} ${translate('page.api')}](${href})` : `[${label}](${href})`,
    ),
    ...olderVersions.map(({ label, href }) => `[${label}](${href.replace('{lang}', '')})`),
  ];
  return `- ${name}: ${versions.join(', ')}`;
}

/** Writes a demo: its product and test results, then the whole source in its first styling. */
function writeDemo(
  node: Element,
  { pathname, product }: PageSource,
  { demos, verdictOf, translate }: Required<ElementContext>,
): string {
  const demo = demos.find(({ name }) => name === attributeOf(node, 'name'));
  if (!demo) return '';
  const files = demo.stylings[0].files.filter(({ dataUrl }) => dataUrl === undefined);
  const code = files.map(({ name, code: text }) => {
    const fence = writeFence(text, 3);
    return `${fence}${name.split('.').at(-1)} title="${name}"\n${text.trimEnd()}\n${fence}`;
  });
  const { name, version } = findIdentity(pathname, product.identities) ?? {};
  const facts = [`${name} ${version}`, ...writeResult(verdictOf(demo.storyId), translate)];
  return [facts.join(' · '), ...code].join('\n\n');
}

/** Writes the test results of a demo: the kinds of tests and the day of the run. */
function writeResult(verdict: Verdict | undefined, translate: TranslateEnglish): string[] {
  if (!verdict) return [translate('verdict.untested')];
  const kinds = writeKinds(summarizeVerdicts([verdict]), translate);
  const status = translate(verdict.status === 'failed' ? 'verdict.failed' : 'verdict.passed');
  return [[status, kinds].filter(Boolean).join(': '), verdict.date.slice(0, 10)];
}

/** Writes the test results of a page's demos in one line; nothing for a page without demos. */
export function writePageResult({
  demos,
  verdictOf,
  translate,
}: Required<Pick<ElementContext, 'demos' | 'verdictOf' | 'translate'>>): string {
  if (demos.length === 0) return '';
  const summary = summarizeVerdicts(demos.map(({ storyId }) => verdictOf(storyId)));
  const { total, tested, failed, run } = summary;
  const kinds = writeKinds(summary, translate);
  const facts = [
    fillLabel(translate('verdict.page'), { tested: String(tested), total: String(total) }) +
      (kinds && ` (${kinds})`),
    run?.date.slice(0, 10),
    failed > 0 && fillLabel(translate('verdict.pageFailed'), { count: String(failed) }),
  ];
  return facts.filter(Boolean).join(' · ');
}

function writeKinds({ tests }: VerdictSummary, translate: TranslateEnglish): string {
  return tests.map((test) => translate(`verdict.test.${test}`)).join(', ');
}

/** Returns a code fence that is longer than every run of backticks in the code. */
function writeFence(code: string, least: number): string {
  const runs = Array.from(code.matchAll(/`+/g), ([run]) => run.length + 1);
  return '`'.repeat(Math.max(least, ...runs));
}
