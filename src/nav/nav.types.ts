/** An entry of the side navigation as an author writes it (specification §3). */
export interface NavEntry {
  /** Address in the site, an absolute URL, or the virtual path of a group. */
  pathname: string;
  /** Label; without it one is derived from the pathname (NAV-15). */
  title?: string;
  /** Makes the entry a heading over its children (NAV-16). */
  subheader?: string;
  children?: readonly NavEntry[];
  /** Licence that the page's subject needs (NAV-18, NAV-19). */
  plan?: 'pro' | 'premium';
  newFeature?: boolean;
  /** The page is not written yet: shown as text, not as a link (NAV-21). */
  planned?: boolean;
  unstable?: boolean;
  beta?: boolean;
  legacy?: boolean;
  deprecated?: boolean;
}
