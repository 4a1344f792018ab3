import { useTranslate } from '../i18n/index.ts';
import type { UndecidedRule, VerdictMode } from './evidence.types.ts';
import { writeRule } from './listUndecided.ts';
import { nameMode } from './nameMode.ts';
import { WrittenDate } from './WrittenDate.tsx';

interface UndecidedFactProps extends UndecidedRule {
  modes: readonly VerdictMode[];
}

/** Renders a rule that axe could not decide, with the manual decisions about it. */
export function UndecidedFact({ rule, decisions, modes }: UndecidedFactProps) {
  const translate = useTranslate();
  const affected = modes.filter(({ undecided }) => undecided.includes(rule));
  const label = decisions.length > 0 ? 'verdict.checked' : 'verdict.undecided';
  return (
    <details>
      <summary>{translate(label, { rule: writeRule(rule) })}</summary>
      <div>{affected.map((mode) => nameMode(mode, translate)).join('; ')}</div>
      {decisions.map(({ decision, date }) => (
        <p key={decision}>
          <span lang="en">{decision}</span> <WrittenDate date={date} />
        </p>
      ))}
    </details>
  );
}
