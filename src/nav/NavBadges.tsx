import * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import type { NavFlag, NavNode } from './nav.types.ts';

const FLAG_KEYS: Record<NavFlag, string> = {
  legacy: 'nav.legacy',
  newFeature: 'nav.new',
  planned: 'nav.planned',
  unstable: 'nav.unstable',
  beta: 'nav.beta',
  deprecated: 'nav.deprecated',
};

export interface NavBadgesProps {
  node: Pick<NavNode, 'flags' | 'plan'>;
}

/** Shows an entry's plan and flags, by shape and text (NAV-18..25). */
export function NavBadges({ node: { flags, plan } }: NavBadgesProps) {
  const translate = useTranslate();
  return (
    <>
      {plan && (
        <>
          {' '}
          <span data-badge={plan}>{translate(plan === 'pro' ? 'nav.pro' : 'nav.premium')}</span>
        </>
      )}
      {flags.map((flag) => (
        <React.Fragment key={flag}>
          {' '}
          <span data-badge={flag}>{translate(FLAG_KEYS[flag])}</span>
        </React.Fragment>
      ))}
    </>
  );
}
