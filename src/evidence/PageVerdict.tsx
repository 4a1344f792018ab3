import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import type { Verdict } from './evidence.types.ts';
import { PageVerdictLine } from './DemoVerdict.styles.ts';
import { summarizeVerdicts } from './summarizeVerdicts.ts';
import { WrittenDate } from './WrittenDate.tsx';

export interface PageVerdictProps {
  /** Test results of the page's demos; undefined for each demo that was not tested. */
  verdicts: readonly (Verdict | undefined)[];
}

/** Renders one line about the tests of a page's demos: counts, kinds, date and failures. */
export function PageVerdict({ verdicts }: PageVerdictProps) {
  const translate = useTranslate();
  const { total, tested, failed, tests, run } = summarizeVerdicts(verdicts);
  const counts = translate('verdict.page', { tested: String(tested), total: String(total) });
  const failures = translate('verdict.pageFailed', { count: String(failed) });
  const kinds = tests.map((test) => translate(`verdict.test.${test}`)).join(', ');
  return (
    <PageVerdictLine data-page-verdict="" lang={useInterfaceLang()}>
      {kinds === '' ? counts : `${counts} (${kinds})`}
      {run && (
        <>
          {' · '}
          <WrittenDate date={run.date} />
        </>
      )}
      {failed > 0 && (
        <>
          {' · '}
          <strong>{failures}</strong>
        </>
      )}
    </PageVerdictLine>
  );
}
