import { join } from 'node:path';
import { fillLabel, type Language } from '@vitrine/ui/core';
import type { GalleryPage, SitePage } from '../../model/page.types.ts';
import { galleryPathname } from '../content/pathnames.ts';
import type { ComponentGroup } from '../content/listComponentPages.ts';
import type { ArticleLink, PageSource, Product } from '../content/content.types.ts';
import { readDemos } from '../content/readDemos.ts';
import { modulePath } from '../../node/paths.ts';
import { getNavigationData } from './getNavigationData.ts';
import { listAnchors } from './listAnchors.ts';
import type { RenderedRoute, SiteInput, SiteRoute } from './site.types.ts';

interface GalleryInput {
  product: Product;
  groups: readonly ComponentGroup[];
  input: SiteInput;
}

/** Creates the page of all components of a product; none when no page documents components. */
export function galleryRoutes(gallery: GalleryInput): SiteRoute[] {
  const { product, groups, input } = gallery;
  if (groups.length === 0) return [];
  return [
    {
      pathname: galleryPathname(product),
      kind: 'doc',
      title: input.server.translate('en', 'gallery.title'),
      description: describe(gallery, 'en'),
      product,
      render: (language) => Promise.resolve(renderGallery(gallery, language)),
    },
  ];
}

function describe({ product, groups, input }: GalleryInput, language: Language): string {
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  return fillLabel(input.server.translate(language, 'gallery.lead'), {
    name: product.name,
    count: String(count),
  });
}

function renderGallery(gallery: GalleryInput, language: Language): RenderedRoute {
  const { product, groups, input } = gallery;
  const { server, assets } = input;
  const pathname = galleryPathname(product);
  const translateTitle = (title: string) => server.translateNavTitle(language, title);
  const shown = groups.map(({ id, title, pages }) => {
    const translated = translateTitle(title);
    return {
      id,
      title: translated ?? title,
      translated: translated !== undefined,
      pages: pages.map((page) => galleryPage(page, input)),
    };
  });
  const cssUrl = `${pathname}/pictures.css`;
  const { sheets, pictureCss, ...article } = server.renderGalleryArticle({
    language,
    folder: product.folder,
    cssUrl,
    groups: shown,
  });
  const providersCss = assets.cssOf(join(product.dir, 'demo-providers.tsx'));
  const allSheets = [
    ...new Set([...(article.html.includes(STAGE) ? providersCss : []), ...sheets]),
  ];
  const page: SitePage = {
    kind: 'doc',
    pathname,
    title: server.translate(language, 'gallery.title'),
    description: describe(gallery, language),
    translated: true,
    headings: shown.map(({ id, title, translated }) => ({ id, text: title, depth: 2, translated })),
    hasPictures: true,
    ...(allSheets.length > 0 && { sheets: allSheets }),
    ...getNavigationData({ product, pathname, language, assets }),
    ...article,
  };
  return {
    page,
    links: { pathname, links: groups.flatMap(listPageLinks), placeOf: () => pathname },
    anchors: listAnchors(article.html),
    files: { [`${pathname}.md`]: writeMarkdown(gallery), [cssUrl]: pictureCss },
  };
}

/** Lists the links of a group. Omits links in pictures, because pictures ignore input. */
function listPageLinks({ id, pages }: ComponentGroup): ArticleLink[] {
  const hrefs = [`#${id}`, ...pages.map(({ pathname }) => pathname)];
  return hrefs.map((href) => ({ href, line: 1 }));
}

const STAGE = 'data-demo-stage';

/** Creates the gallery data of a page; its demos have the order of the page. */
function galleryPage(source: PageSource, { assets, mistakes }: SiteInput): GalleryPage {
  const demos = readDemos(source, mistakes);
  const names = Array.from(source.body.matchAll(/<Demo\s+name="(\w+)"/g), ([, name]) => name);
  const place = ({ name }: { name: string }) => names.indexOf(name) + 1 || Infinity;
  return {
    pathname: source.pathname,
    title: source.frontMatter.title,
    demos: demos
      .toSorted((a, b) => place(a) - place(b))
      .map(({ name, stylings: [{ file }] }) => ({
        name,
        moduleKey: `/${modulePath(file)}`,
        css: assets.cssOf(file),
      })),
  };
}

/** Writes the page as plain Markdown: a list of links per group. */
function writeMarkdown(gallery: GalleryInput): string {
  const sections = gallery.groups.map(({ title, pages }) => {
    const links = pages.map(({ pathname, frontMatter }) => {
      return `- [${frontMatter.title}](${pathname}.md): ${frontMatter.description}`;
    });
    return `## ${title}\n\n${links.join('\n')}`;
  });
  const title = gallery.input.server.translate('en', 'gallery.title');
  return `# ${title}\n\n${describe(gallery, 'en')}\n\n${sections.join('\n\n')}\n`;
}
