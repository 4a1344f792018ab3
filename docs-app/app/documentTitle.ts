import { site } from './site.config.ts';

/** Names a page in its tab: its title, then its product or the site. */
export function documentTitle(title: string, productName: string = site.name): string {
  return title === productName ? title : `${title} - ${productName}`;
}
