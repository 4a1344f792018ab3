import { listEntries } from '@vitrine/ui/core';
import type { Site } from '../site/createSite.ts';
import type { FoundExport } from '../site/findExport.ts';
import type { ApiData, ApiEntry, ComponentData, FunctionData } from '../site/siteSchemas.ts';
import { MissingFileError } from '../site/siteFiles.ts';

/** Parts of an API, in the order of `listRows`. */
export const PARTS = [
  'props',
  'slots',
  'classes',
  'variables',
  'inherited',
  'parameters',
  'returnValue',
] as const;

export type Part = (typeof PARTS)[number];

/** Entry of an API, such as a prop. */
export interface ApiRow {
  part: Part;
  name: string;
  type?: string;
  required?: boolean;
  default?: string;
  description: string;
  deprecated?: string;
  from?: string;
}

/** Lists the entries of an export's API. */
export async function listRows(site: Site, found: FoundExport): Promise<ApiRow[]> {
  if (found.kind !== 'component') return listFunctionRows(found.entry);
  const { entry, api, product } = found;
  return [
    ...entry.props.map((prop) => toRow('props', prop)),
    ...entry.slots.map(({ name, description, className, ...slot }): ApiRow => ({
      ...{ part: 'slots', name },
      ...(slot.default !== undefined && { default: slot.default }),
      description: [description, className && `Class: .${className}`].filter(Boolean).join(' '),
    })),
    ...entry.classes.map(({ key, className, description, deprecated }): ApiRow => ({
      ...{ part: 'classes', name: `.${className}`, description: `${key}: ${description}` },
      ...(deprecated !== undefined && { deprecated }),
    })),
    ...(await listVariables(site, product.folder, entry)),
    ...listInherited(entry, api),
  ];
}

function listFunctionRows({ parameters, returnValue, returnType }: FunctionData): ApiRow[] {
  const whole: ApiRow[] =
    returnType === undefined
      ? []
      : [{ part: 'returnValue', name: 'return value', type: returnType, description: '' }];
  return [
    ...parameters.map((parameter) => toRow('parameters', parameter)),
    ...whole,
    ...returnValue.map((field) => toRow('returnValue', field)),
  ];
}

function toRow(part: Part, { name, type, required, description, ...entry }: ApiEntry): ApiRow {
  return {
    ...{ part, name, type },
    ...(required && { required }),
    ...(entry.default !== undefined && { default: entry.default }),
    description,
    ...(entry.deprecated !== undefined && { deprecated: entry.deprecated }),
  };
}

/** Lists the props of the components that a component inherits from, closest first. */
function listInherited(entry: ComponentData, { components }: ApiData): ApiRow[] {
  const names = new Set(entry.props.map(({ name }) => name));
  const seen = new Set([entry]);
  const rows: ApiRow[] = [];
  for (let parent = parentOf(entry); parent && !seen.has(parent); parent = parentOf(parent)) {
    seen.add(parent);
    for (const prop of parent.props) {
      if (names.has(prop.name)) continue;
      names.add(prop.name);
      // Omit the default, because the inheriting component may pass a different one.
      const { default: _default, ...row } = toRow('inherited', prop);
      rows.push({ ...row, from: parent.name });
    }
  }
  return rows;

  function parentOf({ inherits, packageName }: ComponentData): ComponentData | undefined {
    return components.find(
      (other) => other.name === inherits?.name && other.packageName === packageName,
    );
  }
}

// The lookbehind excludes class names, such as `dock-Menu--active`.
const VARIABLE = /(?<![\w-])--[A-Za-z][\w-]*[A-Za-z\d]/g;

/** Lists the CSS variables of a component from the search index and from the component's pages. */
async function listVariables(
  site: Site,
  folder: string,
  { name, slug }: ComponentData,
): Promise<ApiRow[]> {
  const products = (await site.products()).filter((product) => product.folder === folder);
  const known = products
    .flatMap(({ names }) => listEntries(names))
    .filter(({ kind, page }) => kind === 'variable' && page === name)
    .map((variable) => variable.name);
  const paths = products.flatMap(({ names }) =>
    names.pages.flatMap(({ path }) => (path.endsWith(`/react-${slug}`) ? [path] : [])),
  );
  const named = await Promise.all(paths.map(async (path) => readVariables(site, path)));
  return [...new Set([...known, ...named.flat()])]
    .toSorted()
    .map((variable) => ({ part: 'variables', name: variable, description: '' }));
}

async function readVariables(site: Site, path: string): Promise<string[]> {
  const markdown = await site.markdown(path).catch((error: unknown) => {
    if (error instanceof MissingFileError) return '';
    throw error;
  });
  return Array.from(markdown.matchAll(VARIABLE), ([variable]) => variable);
}
