import { DocsError, findClosest } from '@vitrine/ui/core';
import type { Report } from '../shared/mistakes.ts';
import type { ArticleCode } from './collectCode.ts';
import type { DemoSource, PageSource } from './content.types.ts';
import { listNames } from './listNames.ts';
import { createPackageNames } from './packageNames.ts';
import type { ProductApis } from './readProductApis.ts';
import { articlePlaceOf } from './remarkArticle.ts';

/** Names that inline code of pages may contain. */
export interface NameIndex {
  /** Names in the documented APIs of all products. */
  documented: ReadonlySet<string>;
  /** Returns whether the packages of a product declare a name. */
  isDeclared: (name: string, productDir: string) => boolean;
}

/** Creates the index of the names in the documented APIs and in the packages. */
export function createNameIndex(
  apis: readonly Pick<ProductApis, 'apis' | 'hooks' | 'functions'>[],
): NameIndex {
  const text = JSON.stringify(
    apis.map(({ apis: components, ...other }) => [components, other.hooks, other.functions]),
  );
  return { documented: new Set(listNames(text)), isDeclared: createPackageNames() };
}

/** Matches the prefix of custom `data-*` attributes, whose names HTML does not define. */
const CUSTOM_ATTRIBUTE = /^data(?=-)/;

interface CheckedCode {
  source: PageSource;
  code: ArticleCode;
  demos: readonly DemoSource[];
  report: Report;
}

/** Reports names in inline code that neither the page's code, an API nor a package declares. */
export function checkNames(
  { source, code, demos, report }: CheckedCode,
  { documented, isDeclared }: NameIndex,
): void {
  const files = demos.flatMap(({ stylings }) => stylings.flatMap((styling) => styling.files));
  const own = new Set([
    ...source.frontMatter.otherNames,
    ...[...code.fences, ...files.map((file) => file.code)].flatMap(listNames),
  ]);
  for (const { name, line } of code.names) {
    if (CUSTOM_ATTRIBUTE.test(name) || own.has(name)) continue;
    if (documented.has(name) || isDeclared(name, source.product.dir)) continue;
    const closest = findClosest(name, [...own, ...documented], { limit: 3, difference: 0.4 });
    const product = source.product.name;
    report(
      new DocsError(
        'content/unknown-name',
        { name, product, closest },
        articlePlaceOf(source, line),
      ),
    );
  }
}
