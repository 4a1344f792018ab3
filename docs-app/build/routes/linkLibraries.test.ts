import { expect, test } from 'vitest';
import type { Product } from '../content/content.types.ts';
import { linkLibraries } from './linkLibraries.ts';
import type { SiteRoute } from './site.types.ts';

const createProduct = (name: string, internal = false) =>
  ({ name, internal, identities: [{ id: name, name }] }) as unknown as Product;

function createRoute(product: Product, route: Pick<SiteRoute, 'pathname' | 'kind' | 'title'>) {
  const page = { pathname: route.pathname };
  const files = { [`${route.pathname}.md`]: '# Page\n' };
  const render = () => Promise.resolve({ page, links: {}, anchors: new Set(), files });
  return { ...route, product, description: '', render } as unknown as SiteRoute;
}

function createLibrary(product: Product, titles: Record<string, string>) {
  const routes = Object.entries(titles).map(([pathname, title]) =>
    createRoute(product, { pathname, title, kind: title.endsWith('API') ? 'api' : 'doc' }),
  );
  const components = new Set(Object.keys(titles).filter((path) => path.includes('react-')));
  return { product, routes, components };
}

const one = createProduct('One');
const two = createProduct('Two');
const libraries = [
  createLibrary(one, {
    '/one/react-text-field': 'Text Field',
    '/one/api/text-field': 'TextField API',
    '/one/usage': 'Usage',
  }),
  createLibrary(two, {
    '/two/react-textfield': 'TextField',
    '/two/text-field/components-api': 'Text field components API',
    '/two/usage': 'Usage',
  }),
  createLibrary(createProduct('Notes', true), { '/notes/react-text-field': 'Text Field' }),
];

async function read(pathname: string) {
  const route = linkLibraries(libraries, 'Also in').find(
    (candidate) => candidate.pathname === pathname,
  );
  const rendered = await route?.render('en');
  const links = rendered?.page.alsoIn?.map((link) => `[${link.title}](${link.pathname})`);
  // The Markdown has the same links.
  if (links)
    expect(rendered?.files[`${pathname}.md`]).toBe(`# Page\n\nAlso in ${links.join(' · ')}\n`);
  return rendered?.page.alsoIn;
}

test.each([
  ['/one/react-text-field', '/two/react-textfield', 'Two'],
  ['/two/react-textfield', '/one/react-text-field', 'One'],
  ['/one/api/text-field', '/two/text-field/components-api', 'Two'],
])('links %s to the same component in another library', async (from, pathname, title) => {
  expect(await read(from)).toEqual([{ pathname, title }]);
});

test('adds no links to other libraries on guides and on pages of internal products', async () => {
  expect(await read('/one/usage')).toBeUndefined();
  expect(await read('/notes/react-text-field')).toBeUndefined();
});
