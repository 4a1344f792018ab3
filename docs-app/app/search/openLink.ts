import { withBase } from '../shared/base.ts';

/**
 * Opens a URL by a click on a temporary link, so that the router can handle the click. The router
 * ignores links with `data-native` or `target`.
 */
export function openLink(href: string, { isNewTab = false, isDocument = false } = {}): void {
  const link = document.createElement('a');
  link.href = withBase(href);
  if (isNewTab) Object.assign(link, { target: '_blank', rel: 'noopener' });
  link.toggleAttribute('data-native', isDocument);
  document.body.append(link);
  link.click();
  link.remove();
}
