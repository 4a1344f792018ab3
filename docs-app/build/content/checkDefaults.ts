import { dirname, join } from 'node:path';
import { DocsError } from '@vitrine/ui/core';
import { displayPath } from '../../node/paths.ts';
import type { Report } from '../shared/mistakes.ts';
import type { DemoSource, PageSource, StylingSource } from './content.types.ts';
import { isModule } from './demoFileTypes.ts';
import { keyOfUsage, type Usage, type UsageReader } from './findPropUsages.ts';

/**
 * Creates a check of each styling of a demo. Reports each attribute with the default value, unless
 * the demo also sets another value or an ancestor element sets the same prop.
 */
export function createDefaultsCheck(
  read: UsageReader,
  report: Report,
): (page: PageSource, demo: DemoSource) => void {
  return ({ product }, { stylings }) => {
    for (const styling of stylings) {
      for (const { api, name, value = '', line, file } of findDefaults(styling, read)) {
        const place = `${product.id}: ${displayPath(file)}:${line}`;
        const field = { element: api.name, name, value };
        report(new DocsError('content/default-attribute', field, place));
      }
    }
  };
}

/** Attribute with the path of its module. */
interface Attribute extends Usage {
  file: string;
}

function findDefaults({ file, files }: StylingSource, read: UsageReader): Attribute[] {
  const attributes = files.flatMap((demoFile, index): Attribute[] => {
    if (!isModule(demoFile.name)) return [];
    const path = index === 0 ? file : join(dirname(file), demoFile.name);
    const uses = read(demoFile).filter(({ line }) => line !== undefined);
    return uses.map((use) => ({ ...use, file: path }));
  });
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
