import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { VerdictLine, VerdictRoot } from './DemoVerdict.styles.ts';
import type { Finding, Verdict } from './evidence.types.ts';
import { shortenCommit } from './shortenCommit.ts';
import type { VerdictRun } from './summarizeVerdicts.ts';
import { VerdictFacts } from './VerdictFacts.tsx';
import { WrittenDate } from './WrittenDate.tsx';

export interface DemoVerdictProps {
  /** Test results; undefined when the demo was not tested in this build. */
  verdict?: Verdict | undefined;
  /** Axe rules that the documented library itself violates. */
  findings?: readonly Finding[];
  /** Test run in the summary of the page. A demo shows its own run only when the runs differ. */
  pageRun?: VerdictRun | undefined;
}

/**
 * Renders the test results of a demo as a mark that expands to the details.
 * Text beside the mark names problems, and the test run if it differs from the page's run.
 */
export function DemoVerdict({ verdict, findings = [], pageRun }: DemoVerdictProps) {
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
  const isOfPage = date === pageRun?.date && commit === pageRun.commit;
  return (
    <VerdictRoot data-evidence={status} lang={lang} data-markdown-ignore="">
      <details open={status === 'failed'}>
        <summary>
          <span>
            {status === 'passed'
              ? `✓ ${translate('verdict.passed')}`
              : `✕ ${translate('verdict.failed')}`}
          </span>
          {listProblems(verdict).map((key) => (
            <span key={key}>{translate(key)}</span>
          ))}
          {findings.length > 0 && <span>{translate('verdict.finding')}</span>}
          {!isOfPage && (
            <span>
              <WrittenDate date={date} /> <bdi dir="ltr">{shortenCommit(commit)}</bdi>
            </span>
          )}
        </summary>
        <VerdictFacts verdict={verdict} findings={findings} />
      </details>
    </VerdictRoot>
  );
}

/** Lists the translation keys for changed screenshots, and for failed ones of either commit. */
function listProblems({ screenshots = [] }: Verdict) {
  const has = (wanted: string) => screenshots.some(({ state }) => state === wanted);
  return [
    ...(has('changed') ? (['verdict.screenshotsChanged'] as const) : []),
    ...(has('failed') || has('not-compared') ? (['verdict.screenshotsFailed'] as const) : []),
  ];
}
