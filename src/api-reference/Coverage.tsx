import type { ApiLabels } from './apiLabels.ts';
import type { ComponentApi } from './apiReference.types.ts';
import { ApiSentence } from './ApiSentence.tsx';
import { countCoverage } from './countCoverage.ts';
import { fillLabel } from './fillLabel.ts';

const KINDS = [
  ['props', 'coverageProps'],
  ['slots', 'coverageSlots'],
  ['classes', 'coverageClasses'],
] as const;

/** Renders how many of a component's props, slots and classes the demos use. */
export function Coverage({ api, labels }: { api: ComponentApi; labels: ApiLabels }) {
  const coverage = countCoverage(api);
  const parts = KINDS.filter(([kind]) => coverage[kind].total > 0).map(([kind, label]) =>
    fillLabel(labels[label], { ...coverage[kind] }),
  );
  if (parts.length === 0) return null;
  return <ApiSentence label={labels.coverage}>{parts.join(', ')}</ApiSentence>;
}
