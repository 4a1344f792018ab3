import { encodePathname, escapeHtml, type ComponentChange } from '@vitrine/ui/core';
import type { FeedRelease } from './listFeedReleases.ts';

interface ReleaseFeed {
  /** Name of the product. */
  name: string;
  packageName: string;
  /** Path of the feed. */
  path: string;
  /** Path of the product's first page. */
  start: string;
  /** Name of the site, which is the author. */
  siteName: string;
  /** Releases, newest first. */
  releases: readonly FeedRelease[];
  /** Start of URLs: the origin with the base path, or the base path when the host is unknown. */
  origin: string;
}

/** Writes an Atom feed (RFC 4287) of a product's releases. Its ids are package URLs. */
export function writeReleaseFeed(feed: ReleaseFeed): string {
  const { name, packageName, path, start, siteName, releases, origin } = feed;
  const addressOf = (pathname: string) => escapeHtml(origin + encodePathname(pathname));
  const id = `pkg:npm/${encodeURIComponent(packageName).replace('%2F', '/')}`;
  const updated =
    releases
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? '';
  const entries = releases.map((release) => writeEntry(release, { id, name, addressOf }));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${id}</id>
<title>${escapeHtml(`${name} releases`)}</title>
<updated>${writeTime(updated)}</updated>
<author><name>${escapeHtml(siteName)}</name></author>
<link rel="self" type="application/atom+xml" href="${addressOf(path)}"/>
<link rel="alternate" type="text/html" href="${addressOf(start)}"/>
${entries.join('\n')}
</feed>
`;
}

interface EntryContext {
  id: string;
  name: string;
  addressOf: (pathname: string) => string;
}

function writeEntry(release: FeedRelease, { id, name, addressOf }: EntryContext): string {
  const { version, day, isPublished, href } = release;
  return `<entry>
<id>${id}@${encodeURIComponent(version)}</id>
<title>${escapeHtml(`${name} ${version}`)}</title>
<updated>${writeTime(day)}</updated>
${isPublished ? `<published>${writeTime(day)}</published>\n` : ''}<link rel="alternate" type="text/html" href="${addressOf(href)}"/>
<content type="html">${escapeHtml(writeContent(release))}</content>
</entry>`;
}

function writeTime(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Writes the changes of a release as HTML: a summary, and a list item per component. */
function writeContent({ version, from, changes }: FeedRelease): string {
  if (from === undefined) return `<p>The oldest release whose API the site has.</p>`;
  const breaking = changes.flatMap(({ entries }) => entries).filter((entry) => entry.breaking);
  const summary = `API changes from ${from} to ${version}: ${count(changes.length, 'component')}, ${count(breaking.length, 'breaking change')}.`;
  const items = changes.map((change) => `<li>${escapeHtml(writeChange(change))}</li>`);
  return `<p>${summary}</p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}`;
}

function writeChange({ name, what, entries }: ComponentChange): string {
  if (what === 'added' || what === 'removed') return `${name}: ${what}`;
  const breaking = entries.filter((entry) => entry.breaking).length;
  const parts = [
    ...(what ? [what] : []),
    ...(entries.length > 0 ? [count(entries.length, 'change')] : []),
    ...(breaking > 0 ? [`${breaking} breaking`] : []),
  ];
  return `${name}: ${parts.join(', ')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
