import { encodePathname, escapeHtml, type ProductData } from '@vitrine/ui/core';
import { documentTitle, findIdentity } from '../../model/documentTitle.ts';
import { site } from '../../model/site.config.ts';
import type { SitePage } from '../../model/page.types.ts';
import { SOCIAL_SIZE } from '../social/drawSocialPicture.ts';

export interface HeadInput {
  page: SitePage;
  /** Products that the page may belong to. */
  identities?: readonly ProductData[];
  /** Start of absolute URLs, with the base path; undefined when the host is unknown. */
  origin: string | undefined;
  /** Base path of the site, for URLs when the host is unknown. */
  base?: string;
  /** Feed of the product's releases, on the pages that announce it. */
  feed?: { name: string; href: string } | undefined;
  /** Whether search engines may list the page. */
  isPublic: boolean;
}

type Attributes = Readonly<Record<string, string>>;

function tag(name: string, attributes: Attributes): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${pairs.join(' ')}>`;
}

/** Returns the pathname of the picture that social networks show for a page. */
export function socialPicturePath(pathname: string): string {
  return `/social${pathname === '/' ? '/index' : pathname}.png`;
}

/** Renders the title, and the metadata for search engines and social networks (TTL-1). */
export function renderHead(input: HeadInput): string {
  const { page, identities, isPublic } = input;
  const title = documentTitle(page, identities);
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: page.description }),
    ...(isPublic
      ? publicTags(input, title)
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...markdownLink(page),
    ...feedLink(input),
  ].join('\n');
}

function publicTags(input: HeadInput, title: string): string[] {
  // Page text is English in every language, so the English URL is canonical for all (C7).
  const url = (input.origin ?? input.base ?? '') + encodePathname(input.page.pathname);
  return [
    ...(input.origin === undefined ? [] : [tag('link', { rel: 'canonical', href: url })]),
    ...socialTags(input, { title, url }),
    structuredData(input, { title, url }),
  ];
}

interface Named {
  title: string;
  url: string;
}

function socialTags({ page, origin }: HeadInput, { title, url }: Named): string[] {
  const properties = {
    'og:type': page.kind === 'home' ? 'website' : 'article',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': page.description,
    // Open Graph URLs must be absolute.
    ...(origin !== undefined && {
      'og:url': url,
      'og:image': origin + encodePathname(socialPicturePath(page.pathname)),
      'og:image:width': String(SOCIAL_SIZE.width),
      'og:image:height': String(SOCIAL_SIZE.height),
      'og:image:alt': title,
    }),
  };
  const card = origin === undefined ? 'summary' : 'summary_large_image';
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: card }),
  ];
}

function structuredData(input: HeadInput, { title, url }: Named): string {
  const { page } = input;
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description: page.description,
    url,
    inLanguage: 'en',
    ...(page.lastUpdated && { dateModified: page.lastUpdated }),
  };
  const website = { '@type': 'WebSite', name: site.name, description: page.description, url };
  const graph = page.kind === 'home' ? [website] : [article, listBreadcrumbs(input)];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Lists the site, the product and the page. Navigation groups have no page of their own. */
function listBreadcrumbs({ page, identities, base = '', origin = base }: HeadInput): object {
  const product = findIdentity(page.pathname, identities);
  const above = [
    { title: site.name, pathname: '/' },
    ...(product ? [{ title: product.name, pathname: product.start }] : []),
  ].filter(({ pathname }) => pathname !== page.pathname);
  const entries = [...above, { title: page.title, pathname: page.pathname }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: entries.map(({ title: name, pathname }, index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name },
      item: origin + encodePathname(pathname),
    })),
  };
}

function markdownLink({ kind, pathname }: SitePage): string[] {
  if (kind === 'not-found' || kind === 'offline') return [];
  return [
    tag('link', {
      rel: 'alternate',
      type: 'text/markdown',
      href: `${encodePathname(pathname === '/' ? '/index' : pathname)}.md`,
    }),
  ];
}

function feedLink({ feed }: HeadInput): string[] {
  if (!feed) return [];
  const href = encodePathname(feed.href);
  const title = `${feed.name} releases`;
  return [tag('link', { rel: 'alternate', type: 'application/atom+xml', title, href })];
}
