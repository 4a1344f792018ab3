import { useTranslate } from '../i18n/index.ts';
import { joinNodes } from '../internal/joinNodes.tsx';
import type { NavEntryNode, NavFlag } from './nav.types.ts';

const BADGE_KEYS: Record<Badge, string> = {
  pro: 'nav.pro',
  premium: 'nav.premium',
  legacy: 'nav.legacy',
  newFeature: 'nav.new',
  planned: 'nav.planned',
  unstable: 'nav.unstable',
  beta: 'nav.beta',
  deprecated: 'nav.deprecated',
};

type Badge = NavFlag | NonNullable<NavEntryNode['plan']>;

export interface NavBadgesProps {
  /** Entry with flags and plan. */
  node: Pick<NavEntryNode, 'flags' | 'plan'>;
}

/** Lists an entry's badges: its plan, then its flags. */
export function listBadges({ flags, plan }: NavBadgesProps['node']): Badge[] {
  return [...(plan ? [plan] : []), ...flags];
}

/** Renders an entry's plan and flags as badges with text (NAV-18..25). */
export function NavBadges({ node }: NavBadgesProps) {
  const translate = useTranslate();
  return joinNodes(listBadges(node), ' ', (badge) => (
    <span data-badge={badge}>{translate(BADGE_KEYS[badge])}</span>
  ));
}
