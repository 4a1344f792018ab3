import { useTranslate } from '../i18n/index.ts';
import type { CriterionVerdict } from './evidence.types.ts';
import { VerdictMarkRoot } from './VerdictMark.styles.ts';

/** What stands before the words, so that a verdict is not told by colour alone. */
const SIGNS: Readonly<Record<CriterionVerdict, string>> = {
  tested: '✓',
  rules: '§',
  looked: '◎',
  absent: '–',
};

/** Says what the evidence of a criterion comes to. */
export function VerdictMark({ verdict }: { verdict: CriterionVerdict }) {
  const translate = useTranslate();
  return (
    <VerdictMarkRoot data-verdict={verdict}>
      <span aria-hidden="true">{SIGNS[verdict]}</span>
      {translate(`conformance.${verdict}`)}
    </VerdictMarkRoot>
  );
}
