import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import { createApiProgram } from '../api/createApiProgram.ts';
import type { Product } from '../content/content.types.ts';
import { readProductApis } from '../content/readProductApis.ts';
import { readPages, readProducts } from '../content/readProducts.ts';
import { readReleases, type ProductRelease } from './readReleases.ts';
import { releaseDir } from './readReleasePins.ts';

const products = await readProducts(join(import.meta.dirname, '../../products'));

/** Statement that a component of a release does not accept a prop. */
interface Claim {
  api: ComponentApi;
  prop: string;
}

/** Type-checks which claimed props components accept; returns names such as `Button.color`. */
function listAccepted(productDir: string, claims: readonly Claim[]): string[] {
  const file = join(productDir, 'claims.ts');
  const source = claims.map(({ api, prop }, index) => {
    const [statement = ''] = api.imports.slice(-1);
    const imported = statement.replace(/\{ .* \}/, (text) =>
      text.replace(/(\w+)(?: as \w+)? \}/, `$1 as C${index} }`),
    );
    return `${imported}\nexport type T${index} = Asked<'${prop}', typeof C${index}>;`;
  });
  // `infer` uses the last overload, in which the component has its default root element.
  const helper = `
type Keys<P> = P extends unknown ? keyof P : never;
type Accepted<C> =
  | (C extends (props: infer P, ...args: any) => any ? Keys<P> : never)
  | (C extends new (props: infer P, ...args: any) => any ? Keys<P> : never);
type Asked<Name, C> = 'noSuchProp' extends Accepted<C> ? 'accepts everything' : Name extends Accepted<C> ? true : false;
export {};`;
  const files = { [file]: [...source, helper].join('\n') };
  const program = createApiProgram(productDir, [file], files);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  return checker.getExportsOfModule(module).flatMap((symbol, index) => {
    const answer = checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol));
    const { api, prop } = claims[index]!;
    if (answer === 'false') return [];
    return answer === 'true' ? `${api.name}.${prop}` : `${api.name}.${prop}: ${answer}`;
  });
}

const dirOf = (product: Product, { id }: ProductRelease) =>
  product.releases?.includes(id) ? releaseDir(product, id) : product.dir;

const findIn = (release: ProductRelease | undefined, api: ComponentApi) =>
  release?.apis.find(
    ({ name, packageName }) => name === api.name && packageName === api.packageName,
  );

/** Lists the props that a release lacks according to the histories of all releases. */
function listClaims(releases: readonly ProductRelease[], index: number): Claim[] {
  const release = releases[index]!;
  const claims = releases.flatMap(({ apis }) =>
    apis.flatMap((component) => {
      const api = findIn(release, component);
      const next = findIn(releases[index + 1], component);
      return component.props.flatMap(({ name, history: { since, removed } = {} }) => {
        const isClaimed = removed === api?.version || (since && since === next?.version);
        return api && isClaimed ? { api, prop: name } : [];
      });
    }),
  );
  return [...new Map(claims.map((claim) => [`${claim.api.name}.${claim.prop}`, claim])).values()];
}

/** Lists the claims about props that the inherited component lists. */
function listInherited({ apis }: ProductRelease, claims: readonly Claim[]): string[] {
  return claims.flatMap(({ api, prop }) => {
    const parent = apis.find(({ name }) => name === api.inherits?.name);
    const isListed = parent?.props.some(({ name }) => name === prop);
    return isListed ? `${api.name}.${prop} of ${parent?.name}` : [];
  });
}

test.each(products.filter(({ releases }) => releases))(
  'marks a prop of $name as added or removed only when release types reject it (FAULT A6)',
  { timeout: 180_000 },
  async (product) => {
    const read = await readProductApis(product, { sources: readPages(product) });
    const { releases, problems } = await readReleases(product, read, {});
    expect(problems).toEqual([]);
    const claims = releases.map((_, index) => listClaims(releases, index));
    for (const [index, release] of releases.entries()) {
      const claimed = claims[index]!;
      const accepted = listAccepted(dirOf(product, release), claimed);
      expect({ release: release.id, accepted }).toEqual({ release: release.id, accepted: [] });
      expect(listInherited(release, claimed)).toEqual([]);
    }
    expect(claims.flat().length).toBeGreaterThanOrEqual(product.id === 'system' ? 0 : 100);
  },
);
