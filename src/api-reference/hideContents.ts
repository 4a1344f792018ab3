/** Hides the table-of-contents entries of the headings that the filter hides. */
export function hideContents(root: HTMLElement): void {
  const document = root.ownerDocument;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-depth] > a')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!heading || !root.contains(heading)) continue;
    link.parentElement!.hidden = heading.closest('[hidden]') !== null;
  }
}
