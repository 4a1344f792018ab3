/**
 * Clicks a link, so that the router opens the page when the application has started. The router
 * ignores links to another document.
 */
export function openLink(href: string, { isNewTab = false, isDocument = false } = {}): void {
  const link = document.createElement('a');
  link.href = href;
  if (isNewTab) Object.assign(link, { target: '_blank', rel: 'noopener' });
  link.toggleAttribute('data-native', isDocument);
  document.body.append(link);
  link.click();
  link.remove();
}
