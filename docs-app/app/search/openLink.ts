/** Clicks a link, so that the router opens the page when the application has started. */
export function openLink(href: string, isNewTab = false): void {
  const link = document.createElement('a');
  link.href = href;
  if (isNewTab) Object.assign(link, { target: '_blank', rel: 'noopener' });
  document.body.append(link);
  link.click();
  link.remove();
}
