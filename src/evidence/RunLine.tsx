import { useTranslate } from '../i18n/index.ts';
import type { ProofRun } from './proofShapes.ts';
import { shortenCommit } from './shortenCommit.ts';
import { tierCommands } from './tierCommands.ts';
import { WrittenDate } from './WrittenDate.tsx';

/** Renders the command, date and commit of a test run, or the commands to start one. */
export function RunLine({ run }: { run: ProofRun | undefined }) {
  const translate = useTranslate();
  if (!run) return <p data-run="">{translate('evidence.noRun')}</p>;
  return (
    <p data-run={run.tier}>
      {translate('evidence.run', { command: tierCommands[run.tier] })},{' '}
      <WrittenDate date={run.date} />
      {run.commit !== '' && (
        <>
          , <bdi dir="ltr">{shortenCommit(run.commit)}</bdi>
        </>
      )}
    </p>
  );
}
