import type { DataRouter } from 'react-router';
import { loadPage, loadProduct } from '../data/loadPage.ts';
import { site } from '../../model/site.config.ts';
import { withBase, withoutBase } from '../shared/base.ts';

/** Returns the URL of the link at an event's target if it leads to a page of this site. */
function siteLink(target: EventTarget | null): URL | undefined {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  // The `href` of an SVG link is not a string.
  if (
    !(anchor instanceof HTMLAnchorElement) ||
    anchor.target ||
    anchor.hasAttribute('data-native') ||
    anchor.hasAttribute('download')
  )
    return undefined;
  const url = new URL(anchor.href, location.href);
  // Another site of the host.
  if (import.meta.env.VITE_BASE && withBase(withoutBase(url.pathname)) !== url.pathname)
    return undefined;
  const isPage =
    url.origin === location.origin && !url.pathname.startsWith(withBase(site.workbenchUrl));
  return isPage ? url : undefined;
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Returns whether a link leads to an anchor on the current page. */
function isInPage({ pathname, search, hash }: URL): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}

/** Enables smooth scrolling for the scroll that follows a click; other scrolls are instant. */
function animateScroll(): void {
  const { dataset } = document.documentElement;
  dataset.scroll = '';
  // A smooth scroll that has started continues without the attribute.
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.scroll));
}

/** Opens site links without a new document, and prefetches pages on hover and focus. */
export function interceptLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    const url = siteLink(event.target);
    if (!url) return;
    if (isInPage(url)) {
      animateScroll();
      return;
    }
    event.preventDefault();
    // Browsers also replace the history entry when a link leads to the current URL.
    void router.navigate(withoutBase(url.pathname) + url.search + url.hash, {
      replace: url.href === location.href,
    });
  });
  const prefetch = ({ target }: Event) => {
    const url = siteLink(target);
    if (!url || url.pathname === location.pathname) return;
    // Ignore the error, because a click loads the page again after a failed prefetch.
    loadPage(withoutBase(url.pathname))
      .then(loadProduct)
      .catch(() => {});
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
