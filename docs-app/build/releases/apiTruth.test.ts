import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIXTURE_PRODUCTS, PRODUCTS } from '../../node/paths.ts';
import { createApiProgram } from '../api/createApiProgram.ts';
import { readProductIn, readProductReleases } from '../api-checks/readDocumented.ts';
import { listClaims, type Claim } from '../api-checks/releaseClaims.ts';
import type { Product } from '../content/content.types.ts';
import { readProducts } from '../content/readProducts.ts';
import { sampleEvery } from '../../testing/tier.ts';
import { releaseDir } from './readReleasePins.ts';
import type { ProductRelease } from './readReleases.ts';

const products = [...(await readProducts(PRODUCTS)), ...(await readProducts(FIXTURE_PRODUCTS))];

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

/** Lists the claims about props that the inherited component lists. */
function listInherited({ apis }: ProductRelease, claims: readonly Claim[]): string[] {
  return claims.flatMap(({ api, prop }) => {
    const parent = apis.find(({ name }) => name === api.inherits?.name);
    const isListed = parent?.props.some(({ name }) => name === prop);
    return isListed ? `${api.name}.${prop} of ${parent?.name}` : [];
  });
}

test.for(products.filter(({ releases }) => releases))(
  'the types of a release reject props that the history of $name lists as absent (FAULT A6)',
  { timeout: 180_000 },
  async (product) => {
    const { releases, problems } = await readProductReleases(product);
    expect(problems).toEqual([]);
    const claims = releases
      .map((release, index) => ({ release, claimed: listClaims(releases, index) }))
      .toSorted((a, b) => b.claimed.length - a.claimed.length);
    // `npm test` checks a sample of the claims, in the release that has the most.
    for (const { release, claimed } of sampleEvery(claims.length, claims)) {
      const accepted = listAccepted(dirOf(product, release), sampleEvery(8, claimed));
      expect({ release: release.id, accepted }).toEqual({ release: release.id, accepted: [] });
      expect(listInherited(release, claimed)).toEqual([]);
    }
  },
);

describe('harbor', async () => {
  const product = await readProductIn(join(FIXTURE_PRODUCTS, 'harbor'));
  const { releases } = await readProductReleases(product);
  const isRipple = ({ api, prop }: Claim) => api.name === 'Button' && prop === 'disableRipple';
  const claims = releases.map((_, index) => listClaims(releases, index).filter(isRipple));

  test('lists a prop as absent in the release that removed it', () => {
    const claimedBy = releases.filter((_, index) => claims[index]!.length > 0);
    expect(claimedBy.map(({ id }) => id)).toEqual(['v3']);
  });

  test('reports a prop that is listed as absent when the types of a release accept it', () => {
    const accepted = releases.map((release) =>
      listAccepted(dirOf(product, release), claims.flat()),
    );
    expect(accepted).toEqual([['Button.disableRipple'], ['Button.disableRipple'], []]);
  });
});
