import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { VerdictLine, VerdictRoot } from './DemoVerdict.styles.ts';
import type { Finding, Verdict } from './evidence.types.ts';
import { shortenCommit } from './shortenCommit.ts';
import { VerdictFacts } from './VerdictFacts.tsx';
import { WrittenDate } from './WrittenDate.tsx';

export interface DemoVerdictProps {
  /** Test results; undefined when this build was not tested. */
  verdict?: Verdict | undefined;
  /** Axe rules that the documented library itself violates. */
  findings?: readonly Finding[];
}

/**
 * Renders the test results of a demo as one line that expands.
 * The line lists interactions, keyboard, accessibility, screenshots, modes, date and commit.
 */
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

/** Lists the translation keys of the checks that ran; empty when the demo failed. */
function listProofs({ status, actions, keys, modes, screenshots }: Verdict) {
  if (status === 'failed') return [];
  return [
    ...(actions > 0 ? (['verdict.used'] as const) : []),
    ...(keys.length > 0 ? (['verdict.keyboard'] as const) : []),
    ...(modes.length > 0 ? (['verdict.accessible'] as const) : []),
    ...(screenshots ? listScreenshots(screenshots) : []),
    ...(['light', 'dark'] as const).flatMap((name) =>
      modes.some(({ mode }) => mode === name) ? [`verdict.${name}` as const] : [],
    ),
  ];
}

/** Lists the translation keys for changed and failed screenshots, or else the default key. */
function listScreenshots(screenshots: NonNullable<Verdict['screenshots']>) {
  const has = (wanted: string) => screenshots.some(({ state }) => state === wanted);
  const problems = [
    ...(has('changed') ? (['verdict.screenshotsChanged'] as const) : []),
    ...(has('failed') ? (['verdict.screenshotsFailed'] as const) : []),
  ];
  return problems.length > 0 ? problems : (['verdict.screenshots'] as const);
}
