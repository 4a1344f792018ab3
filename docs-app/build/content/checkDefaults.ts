import { DocsError } from '@vitrine/ui/core';
import { displayPath } from '../../node/paths.ts';
import type { Report } from '../shared/mistakes.ts';
import type { DemoSource, PageSource } from './content.types.ts';
import { keyOfUsage, type Usage, type UsageReader } from './findPropUsages.ts';

/**
 * Creates a check of the first file of each styling of a demo. Reports each attribute with the
 * default value, unless the file also sets another value or an ancestor element sets the same prop.
 */
export function createDefaultsCheck(
  read: UsageReader,
  report: Report,
): (page: PageSource, demo: DemoSource) => void {
  return ({ product }, { stylings }) => {
    for (const { file, files } of stylings) {
      for (const { api, name, value = '', line } of findDefaults(read(files[0]))) {
        const place = `${product.id}: ${displayPath(file)}:${line}`;
        const field = { element: api.name, name, value };
        report(new DocsError('content/default-attribute', field, place));
      }
    }
  };
}

function findDefaults(uses: readonly Usage[]): Usage[] {
  const attributes = uses.filter(({ line }) => line !== undefined);
  const byProp = Map.groupBy(attributes, keyOfUsage);
  return attributes
    .filter((use) => isDefault(use) && !use.mayInherit)
    .filter((use) => byProp.get(keyOfUsage(use))?.every(isDefault));
}

function isDefault({ api, name, value }: Usage): boolean {
  const prop = api.props.find((candidate) => candidate.name === name);
  return value !== undefined && prop?.default !== undefined && unify(value) === unify(prop.default);
}

/** Replaces the double quotes of a string literal with single quotes. */
function unify(source: string): string {
  return source.replaceAll(/^"(.*)"$/g, "'$1'");
}
