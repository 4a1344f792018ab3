import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { VerdictLine, VerdictRoot } from './DemoVerdict.styles.ts';
import type { Finding, Verdict } from './evidence.types.ts';
import { shortenCommit } from './shortenCommit.ts';
import { VerdictFacts } from './VerdictFacts.tsx';
import { WrittenDate } from './WrittenDate.tsx';

export interface DemoVerdictProps {
  /** What tests found; without it, nothing was tested in this build. */
  verdict?: Verdict | undefined;
  /** Rules that the documented library breaks by itself. */
  findings?: readonly Finding[];
}

/** Says under a demo what tests found of it, in one line that opens: used, keyboard, accessible, looks, in which modes, when, at which commit. */
export function DemoVerdict({ verdict, findings = [] }: DemoVerdictProps) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  if (!verdict) {
    return (
      <VerdictLine data-evidence="untested" lang={lang}>
        {translate('verdict.untested')}
      </VerdictLine>
    );
  }
  const { status, date, commit } = verdict;
  return (
    <VerdictRoot data-evidence={status} lang={lang}>
      <details open={status === 'failed'}>
        <summary>
          <strong>
            {status === 'passed'
              ? `✓ ${translate('verdict.passed')}`
              : `✕ ${translate('verdict.failed')}`}
          </strong>
          {listProofs(verdict).map((key) => (
            <span key={key}>{translate(key)}</span>
          ))}
          {findings.length > 0 && <span>{translate('verdict.finding')}</span>}
          <WrittenDate date={date} />
          <span dir="ltr">{shortenCommit(commit)}</span>
        </summary>
        <VerdictFacts verdict={verdict} findings={findings} />
      </details>
    </VerdictRoot>
  );
}

/** Lists what the line says: only what was really done. */
function listProofs({ status, actions, keys, modes, looks }: Verdict) {
  if (status === 'failed') return [];
  const isOff = looks?.some(({ state }) => state === 'changed' || state === 'failed');
  return [
    ...(actions > 0 ? (['verdict.used'] as const) : []),
    ...(keys.length > 0 ? (['verdict.keyboard'] as const) : []),
    ...(modes.length > 0 ? (['verdict.accessible'] as const) : []),
    ...(looks ? [isOff ? ('verdict.looksOff' as const) : ('verdict.looks' as const)] : []),
    ...(['light', 'dark'] as const).flatMap((name) =>
      modes.some(({ mode }) => mode === name) ? [`verdict.${name}` as const] : [],
    ),
  ];
}
