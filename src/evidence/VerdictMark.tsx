import { useTranslate } from '../i18n/index.ts';
import type { CriterionVerdict } from './evidence.types.ts';
import { VerdictMarkRoot } from './VerdictMark.styles.ts';

/** Verdict on a clause or a WCAG criterion; `unproven` without any evidence. */
export type MarkedVerdict = CriterionVerdict | 'unproven';

/** Sign before the text, so that color is not the only difference. */
const SIGNS: Readonly<Record<MarkedVerdict, string>> = {
  passed: '✓',
  failed: '✕',
  unproven: '✕',
  'not-run': '○',
  rules: '§',
  looked: '◎',
  absent: '–',
};

/** Renders a verdict as a colored badge with a sign and a text. */
export function VerdictMark({ verdict }: { verdict: MarkedVerdict }) {
  const translate = useTranslate();
  return (
    <VerdictMarkRoot data-verdict={verdict}>
      <span aria-hidden="true">{SIGNS[verdict]}</span>
      {translate(`evidence.verdict.${verdict}`)}
    </VerdictMarkRoot>
  );
}
