import { ComponentGallery } from '@vitrine/ui';
import type { GalleryData, GalleryPage } from '../../model/page.types.ts';
import { renderDemoOnce } from './renderDemo.tsx';

/** Length of a demo's HTML up to which the first demo of a page is its picture. */
const LIGHT = 3000;

/** Maximum length of a picture's HTML, so that pages with 60 pictures are lighter than 30 kB. */
const LIMIT = 5000;

/** Matches an element that the browser draws. */
const VISIBLE = /<(?!template|style)\w/;

/** Attributes that refer to elements of the demo's own page. Ids would repeat on this page. */
const REFERENCES =
  / (?:(?:id|for|name|autofocus|aria-(?:labelledby|describedby|controls|owns))="[^"]*"|href="#[^"]*")/g;

/** Start of a transition that plays when a demo mounts: a picture shows the end. */
const START = /(?<=style="[^"]*)transform:scale\(0\);?/g;

/** Picks the first light demo of a page, or else its lightest; undefined when all are heavy. */
function drawPicture({ demos }: GalleryPage, folder: string) {
  const pictures = demos
    .map((demo) => ({
      html: renderDemoOnce(demo, folder).html.replaceAll(REFERENCES, '').replaceAll(START, ''),
      css: demo.css,
    }))
    .filter(({ html }) => VISIBLE.test(html) && html.length <= LIMIT);
  const first = pictures.find(({ html }) => html.length <= LIGHT);
  return first ?? pictures.toSorted((a, b) => a.html.length - b.html.length)[0];
}

/** Draws the pictures of a gallery; returns its article, their HTML and their style sheets. */
export function createGallery({ folder, groups, cssUrl }: Omit<GalleryData, 'language'>) {
  const sheets: string[] = [];
  const drawn = groups.map(({ pages, ...group }) => ({
    ...group,
    entries: pages.map((page) => {
      const picture = drawPicture(page, folder);
      if (picture) sheets.push(...picture.css);
      return { pathname: page.pathname, title: page.title, picture: picture?.html };
    }),
  }));
  const pictures = drawn.flatMap(({ entries }) => entries.flatMap(({ picture }) => picture ?? []));
  return {
    article: (
      <>
        {/* In the article, the style sheet delays only the pictures after it. */}
        <link rel="stylesheet" href={cssUrl} />
        <ComponentGallery groups={drawn} />
      </>
    ),
    pictures,
    sheets,
  };
}
