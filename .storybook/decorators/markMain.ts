const MAIN = 'main, [role="main"]';
const SECTIONS = ':is(article, aside, main, nav, section)';
/** What a piece of the site may be, beside the main part of a page. */
const BESIDE_MAIN = `[role="banner"], [role="contentinfo"], :is(header, footer):not(${SECTIONS} *)`;
const SITE_PIECES = /^(?:Docs UI|Pages)\//;

/** Puts the place of a story into the main part of the page, as on the site, unless the story has landmarks of its own. */
export function markMain(place: HTMLElement, title: string): () => void {
  // Storybook's hidden notices have links: behind the story, a skip link is the first of the page, as on the site.
  document.body.append(...document.querySelectorAll('body > .sb-wrapper'));
  // The header of a demo is no banner of the page.
  const own = SITE_PIECES.test(title) ? `${MAIN}, ${BESIDE_MAIN}` : MAIN;
  if (place.querySelector(own)) return () => {};
  // An element, not a role: axe takes a header for a banner unless an element is around it.
  const main = document.createElement('main');
  main.style.display = 'contents';
  place.replaceWith(main);
  main.append(place);
  return () => main.replaceWith(place);
}
