import type { Ad, AdShape } from './ad.types.ts';
import { drawShape } from './drawShape.ts';

/** Prime modulus of the hash of a pathname. */
const SPREAD = 65_521;

type InHouseName = 'toolpad' | 'templates' | 'themes' | 'enterprise' | 'figma';

interface InHouseText {
  name: InHouseName;
  link: string;
  description: string;
}

const texts: readonly InHouseText[] = [
  {
    name: 'toolpad',
    link: 'https://mui.com/toolpad/core/introduction/',
    description:
      '<b>Start with a whole app.</b> One command sets up routes, sign-in and a dashboard layout.',
  },
  {
    name: 'templates',
    link: 'https://mui.com/store/',
    description:
      '<b>Premium templates.</b> Finished pages for shops, dashboards and landing sites.',
  },
  {
    name: 'themes',
    link: 'https://mui.com/store/collections/themes/',
    description: '<b>Premium themes.</b> A look of your own, ready to install, light and dark.',
  },
  {
    name: 'enterprise',
    link: 'https://mui.com/pricing/',
    description:
      '<b>MUI X for teams.</b> Priority support, and every feature of the grid and the charts.',
  },
  {
    name: 'figma',
    link: 'https://mui.com/design-kits/',
    description:
      '<b>Design kit for Figma.</b> The components as designers use them, with variables.',
  },
];

/** In-house ads, shown when there is no external ad (ADS-7). */
export const inHouseAds: readonly Ad[] = texts.map((text) => ({
  ...text,
  // The folder is not called “ads”, because ad blockers block paths that contain this word.
  img: `/pictures/${text.name}.svg`,
  poweredby: 'MUI',
  label: `in-house-${text.name}`,
}));

/** Picks the ad and the shape for a page by pathname only, so that both can be prerendered. */
export function pickInHouseAd(pathname: string, ads: readonly Ad[]): { ad: Ad; shape: AdShape } {
  let sum = 0;
  for (const character of pathname) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % SPREAD;
  const ad = ads[sum % ads.length];
  if (!ad) throw new Error('The site has no in-house ads.');
  return { ad, shape: drawShape(((sum * 7919) % SPREAD) / SPREAD) };
}
