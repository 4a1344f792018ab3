import { ComponentGallery } from '@vitrine/ui';
import type { GalleryData, GalleryPage } from '../../model/page.types.ts';
import { isPainted } from './isPainted.ts';
import { renderDemoOnce } from './renderDemo.tsx';

/** Maximum length of HTML for a light demo; the first light demo is the picture of its page. */
const LIGHT = 3000;

/** Maximum length of a picture's HTML, so that 60 pictures stay below 30 kB when compressed. */
const LIMIT = 5000;

/** Matches ids, references to ids, `name` and `autofocus`, which would collide in a gallery. */
const REFERENCES =
  / (?:(?:id|for|name|autofocus|aria-(?:labelledby|describedby|controls|owns))="[^"]*"|href="#[^"]*")/g;

/** Matches the initial style of a mount transition, because a picture shows its final state. */
const START = /(?<=style="[^"]*)transform:scale\(0\);?/g;

/** Renders the first light demo of a page, else the shortest. Skips invisible and overlong demos. */
function drawPicture({ demos }: GalleryPage, folder: string) {
  const pictures = demos
    .map((demo) => ({
      html: renderDemoOnce(demo, folder).html.replaceAll(REFERENCES, '').replaceAll(START, ''),
      css: demo.css,
    }))
    .filter(({ html }) => isPainted(html) && html.length <= LIMIT);
  const first = pictures.find(({ html }) => html.length <= LIGHT);
  return first ?? pictures.toSorted((a, b) => a.html.length - b.html.length)[0];
}

/** Creates the article of a gallery; also returns the HTML and style sheets of its pictures. */
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
        {/* Inside the article, the style sheet delays only the pictures that follow it. */}
        <link rel="stylesheet" href={cssUrl} />
        <ComponentGallery groups={drawn} />
      </>
    ),
    pictures,
    sheets,
  };
}
