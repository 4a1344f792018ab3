import { escapeText } from '../internal/escapeHtml.ts';

/** Returns the import of an icon as HTML with the classes of syntax highlighting. */
export function writeIconImport(name: string, packageName: string): string {
  const path = escapeText(`'${packageName}/${name}'`);
  const keyword = (word: string) => `<span class="t-keyword">${word}</span>`;
  return `${keyword('import')} ${escapeText(name)} ${keyword('from')} <span class="t-string">${path}</span>;`;
}
