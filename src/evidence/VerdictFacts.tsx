import type * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import type { Finding, Verdict, VerdictMode } from './evidence.types.ts';
import { KeyTable } from './KeyTable.tsx';
import { ScreenshotFacts } from './ScreenshotFacts.tsx';
import { nameMode } from './nameMode.ts';
import { shortenCommit } from './shortenCommit.ts';
import { tierCommands } from './tierCommands.ts';
import { UndecidedFact } from './UndecidedFact.tsx';

export interface VerdictFactsProps {
  /** Results of the tests of a demo. */
  verdict: Verdict;
  /** Axe rules that the documented library itself violates. */
  findings: readonly Finding[];
}

/** Renders all test results of a demo, starting with the error if it failed. */
export function VerdictFacts({ verdict, findings }: VerdictFactsProps) {
  const translate = useTranslate();
  const { actions, checks, keys, modes, undecided, screenshots, base = '' } = verdict;
  return (
    <>
      <Failure {...verdict} />
      <Fact name={translate('verdict.used')}>
        {translate('verdict.counts', { actions: String(actions), checks: String(checks) })}
      </Fact>
      {keys.length > 0 && <KeyTable keys={keys} />}
      <Fact name={translate('verdict.accessible')}>
        {modes.map((mode) => (
          <ModeFact key={`${mode.mode} ${mode.direction}`} {...mode} />
        ))}
        {undecided.map((rule) => (
          <UndecidedFact key={rule.rule} {...rule} modes={modes} />
        ))}
        {translate('verdict.limits')}
      </Fact>
      {screenshots && (
        <Fact name={translate('verdict.screenshots')}>
          <ScreenshotFacts screenshots={screenshots} base={base} />
        </Fact>
      )}
      {findings.length > 0 && (
        <Fact name={translate('verdict.finding')}>
          {findings.map(({ rule, component, release, reason }) => (
            <div key={rule}>
              <code dir="ltr">{rule}</code>: {component}, {release}. <span lang="en">{reason}</span>
            </div>
          ))}
        </Fact>
      )}
      <Fact name={translate('verdict.tested')}>
        <Run {...verdict} />
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <b>{name}</b>
      {children}
    </div>
  );
}

/** Renders the commit, browser and command of a test run. */
function Run({
  commit,
  changed,
  browser,
  tier,
}: Pick<Verdict, 'commit' | 'changed' | 'browser' | 'tier'>) {
  const translate = useTranslate();
  const run = `${browser}, ${tierCommands[tier]}`;
  if (commit === '') return run;
  const key = changed ? 'verdict.commitChanged' : 'verdict.commit';
  return `${translate(key, { commit: shortenCommit(commit) })} ${run}`;
}

function Failure({ error, failedStep }: Pick<Verdict, 'error' | 'failedStep'>) {
  const translate = useTranslate();
  if (error === undefined) return null;
  return (
    <Fact name={translate('verdict.error')}>
      {failedStep !== undefined && <div dir="ltr">{failedStep}</div>}
      <pre dir="ltr">{error}</pre>
    </Fact>
  );
}

function ModeFact({ rules, violations, ...mode }: VerdictMode) {
  const translate = useTranslate();
  const values = {
    mode: nameMode(mode, translate),
    rules: String(rules),
    names: violations.join(', '),
  };
  return (
    <div>
      {translate(violations.length > 0 ? 'verdict.rulesBroken' : 'verdict.rulesKept', values)}
    </div>
  );
}
