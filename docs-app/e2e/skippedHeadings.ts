/** Heading that is more than one level below the heading before it. */
export interface SkippedHeading {
  /** Levels of the previous heading (0 if none) and of this heading. */
  levels: [number, number];
  html: string;
  /** Id of the story whose demo contains the heading, if any. */
  story: string | undefined;
}

const PARTS =
  /data-story="(?<story>[^"]+)"|(?<picture>data-gallery="picture")|<h(?<level>[1-6])\b[^>]*>(?<html>.*?)<\/h\k<level>>/gs;

/** Lists headings in `main` that skip a level; ignores headings in inert pictures. */
export function listSkippedHeadings(page: string): SkippedHeading[] {
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  const skipped: SkippedHeading[] = [];
  let last = 0;
  let story: string | undefined;
  let isPicture = false;
  for (const { groups = {} } of main.matchAll(PARTS)) {
    const { html = '' } = groups;
    const isOwn = html.startsWith('<a href="#');
    if (isOwn || groups['story']) story = groups['story'];
    if (isOwn || groups['picture']) isPicture = !isOwn;
    if (!groups['level'] || isPicture) continue;
    const level = Number(groups['level']);
    if (level > last + 1) skipped.push({ levels: [last, level], html, story });
    last = level;
  }
  return skipped;
}
