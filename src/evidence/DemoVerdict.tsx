import type * as React from 'react';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { VerdictLine, VerdictRoot } from './DemoVerdict.styles.ts';
import type { Finding, Verdict, VerdictMode } from './evidence.types.ts';
import type { KeyStep } from './evidenceShapes.ts';
import { writeKeys } from './writeKeys.ts';
import { WrittenDate } from './WrittenDate.tsx';

export interface DemoVerdictProps {
  /** What tests found; without it, nothing was tested in this build. */
  verdict?: Verdict | undefined;
  /** Rules that the documented library breaks by itself. */
  findings?: readonly Finding[];
}

/** Says under a demo what tests found of it, in one line that opens: used, keyboard, accessible, in which modes, when, at which commit. */
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
  const { status, date, error } = verdict;
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
        </summary>
        {error !== undefined && (
          <Fact name={translate('verdict.error')}>
            {verdict.failedStep !== undefined && <div dir="ltr">{verdict.failedStep}</div>}
            <pre dir="ltr">{error}</pre>
          </Fact>
        )}
        <Facts verdict={verdict} findings={findings} />
      </details>
    </VerdictRoot>
  );
}

/** Lists what the line says: only what was really done. */
function listProofs({ status, actions, keys, modes }: Verdict) {
  if (status === 'failed') return [];
  return [
    ...(actions > 0 ? (['verdict.used'] as const) : []),
    ...(keys.length > 0 ? (['verdict.keyboard'] as const) : []),
    ...(modes.length > 0 ? (['verdict.accessible'] as const) : []),
  ];
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <b>{name}</b>
      {children}
    </div>
  );
}

interface FactsProps {
  verdict: Verdict;
  findings: readonly Finding[];
}

function Facts({ verdict, findings }: FactsProps) {
  const translate = useTranslate();
  const { actions, checks, keys, modes, commit, changed, browser } = verdict;
  const tested = translate(changed ? 'verdict.commitChanged' : 'verdict.commit', {
    commit: commit.slice(0, 10),
  });
  return (
    <>
      <Fact name={translate('verdict.used')}>
        {translate('verdict.counts', { actions: String(actions), checks: String(checks) })}
      </Fact>
      {keys.length > 0 && (
        <Fact name={translate('verdict.keyboard')}>
          <KeyList keys={keys} />
        </Fact>
      )}
      <Fact name={translate('verdict.accessible')}>
        {modes.map((mode) => (
          <ModeFact key={`${mode.mode} ${mode.direction}`} {...mode} />
        ))}
        {translate('verdict.limits')}
      </Fact>
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
        {commit === '' ? browser : `${tested} ${browser}`}
      </Fact>
    </>
  );
}

function KeyList({ keys }: { keys: readonly KeyStep[] }) {
  const translate = useTranslate();
  return (
    <>
      {keys.map(({ key, role, name, states, announced = [] }, index) => (
        <div key={index}>
          {writeKeys(key).map((text, place) => (
            <kbd key={place} dir="ltr">
              {text}
            </kbd>
          ))}
          <bdi lang="en">
            {role === '' ? translate('verdict.noFocus') : [name, role, ...states].join(', ')}
            {announced.map((text) => ` “${text}”`)}
          </bdi>
        </div>
      ))}
    </>
  );
}

function ModeFact({ mode, direction, rules, violations, undecided }: VerdictMode) {
  const translate = useTranslate();
  const name = [
    translate(mode === 'dark' ? 'verdict.dark' : 'verdict.light'),
    ...(direction === 'rtl' ? [translate('verdict.rightToLeft')] : []),
  ].join(', ');
  const values = { mode: name, rules: String(rules), names: violations.join(', ') };
  return (
    <div>
      {translate(violations.length > 0 ? 'verdict.rulesBroken' : 'verdict.rulesKept', values)}
      {undecided.length > 0 &&
        ` ${translate('verdict.undecided', { names: undecided.join(', ') })}`}
    </div>
  );
}
