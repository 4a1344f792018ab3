const MAIN = 'main, [role="main"]';
const SECTIONS = ':is(article, aside, main, nav, section)';
/** Selector of banner and contentinfo landmarks, which are outside of the main landmark. */
const BESIDE_MAIN = `[role="banner"], [role="contentinfo"], :is(header, footer):not(${SECTIONS} *)`;
const SITE_PIECES = /^(?:Docs UI|Pages)\//;

/**
 * Wraps a story in a main landmark, as on the site, unless the story has its own landmarks.
 * Returns a function that removes the landmark.
 */
export function markMain(place: HTMLElement, title: string): () => void {
  // Storybook's hidden notices contain links. Move the notices to the end of the body, so that a
  // skip link is the first link of the page, as on the site.
  document.body.append(...document.querySelectorAll('body > .sb-wrapper'));
  // In a demo, a `header` is not the page's banner, so match banners only in stories of the site.
  const landmarks = SITE_PIECES.test(title) ? `${MAIN}, ${BESIDE_MAIN}` : MAIN;
  if (place.querySelector(landmarks)) return () => {};
  // Use a `main` element: inside `role="main"`, axe still treats a header as a banner.
  const main = document.createElement('main');
  main.style.display = 'contents';
  place.replaceWith(main);
  main.append(place);
  return () => main.replaceWith(place);
}
