import * as React from 'react';
import { Badge, Link } from 'storybook/internal/components';
import {
  listUndecided,
  shortenCommit,
  tierCommands,
  writeKeys,
  writeRule,
  type Evidence,
  type LoadedEvidence,
  type VisualResult,
  type StoryEvidence,
} from '@vitrine/ui/core';

export interface EvidencePanelProps {
  loading: Promise<LoadedEvidence | undefined>;
  storyId: string | undefined;
  /** Tags of the story, including the ids of the clauses that the story proves. */
  tags?: readonly string[];
}

/** Renders the test results of a story in this build. */
export function EvidencePanel({ loading, storyId = '', tags = [] }: EvidencePanelProps) {
  const [status, setStatus] = React.useState<'loading' | 'unavailable' | 'loaded'>('loading');
  const [loaded, setLoaded] = React.useState<LoadedEvidence>();
  React.useEffect(() => {
    const follow = (evidence: LoadedEvidence | undefined) => {
      setLoaded(evidence);
      setStatus('loaded');
    };
    void loading.then(follow, () => setStatus('unavailable'));
  }, [loading]);
  const story = loaded?.stories.get(storyId);
  return (
    <div
      style={{ padding: 16, fontSize: 13, lineHeight: 1.6 }}
      data-evidence={status === 'loaded' ? (story?.status ?? 'untested') : undefined}
    >
      <Clauses ids={tags.filter((tag) => CLAUSE.test(tag))} />
      {loaded && story ? (
        <StoryFacts story={story} evidence={loaded.evidence} />
      ) : (
        <p>{MESSAGES[status]}</p>
      )}
    </div>
  );
}

const MESSAGES = {
  loading: 'Loading the test results…',
  unavailable: 'The test results did not load. Reload the page.',
  loaded: 'Not tested in this build. Run npm run test:all -- build stories, then npm run build.',
};

/** Tag of a clause such as `NAV-15`, or of a criterion such as `WCAG-2.4.3`. */
const CLAUSE = /^[A-Z][A-Z\d]+-[\d.]+$/;
const REPORTS = {
  clauses: './?path=/story/docs-ui-evidence-clausereport--specification',
  criteria: './?path=/story/docs-ui-evidence-conformancetable--wcag-22',
};

/** Lists the clauses that the story proves, with links to their results. */
function Clauses({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0 }}>
      Proves
      {ids.map((id) => (
        <Link key={id} href={id.startsWith('WCAG') ? REPORTS.criteria : REPORTS.clauses}>
          <Badge compact>{id}</Badge>
        </Link>
      ))}
    </p>
  );
}

interface FactsProps {
  story: StoryEvidence;
  evidence: Evidence;
}

function StoryFacts({ story, evidence }: FactsProps) {
  const { status, actions, checks, milliseconds, keys, modes, screenshots, failedStep, error } =
    story;
  const { date, commit, changed, browser, tier, base = '' } = evidence;
  return (
    <>
      <p>
        <strong>{status === 'passed' ? '✓ Passed' : '✕ Failed'}</strong> in {milliseconds} ms:{' '}
        {actions} actions, {checks} checks.
      </p>
      {failedStep !== undefined && <p>Failed step: {failedStep}</p>}
      {error !== undefined && <pre style={{ whiteSpace: 'pre-wrap' }}>{error}</pre>}
      <ul>
        {modes.map(({ mode, direction, rules, violations }) => (
          <li key={`${mode} ${direction}`}>
            axe, {mode}, {direction}: {rules} rules, {violations.length} failed
          </li>
        ))}
        {listUndecided(story, evidence.decisions).map(({ rule, decisions }) => (
          <li key={rule}>
            <details>
              <summary>axe could not decide: {writeRule(rule)}</summary>
              {decisions.map(({ decision, date: decided }) => (
                <p key={decision}>
                  {decision} ({decided})
                </p>
              ))}
            </details>
          </li>
        ))}
        {screenshots && (
          <Screenshots
            storyId={story.storyId}
            screenshots={screenshots}
            base={shortenCommit(base)}
          />
        )}
      </ul>
      <Keys keys={keys} />
      <p>
        {new Date(date).toLocaleString('en-US', { timeZone: 'UTC' })} UTC, {browser},{' '}
        {tierCommands[tier]}
        {commit !== '' && `, commit ${shortenCommit(commit)}`}
        {commit !== '' && changed && ' with uncommitted changes'}
      </p>
    </>
  );
}

/** Renders a table of pressed keys, with the focused element and announcement after each key. */
function Keys({ keys }: Pick<StoryEvidence, 'keys'>) {
  if (keys.length === 0) return null;
  return (
    <table style={{ textAlign: 'start', borderSpacing: '16px 2px', marginInline: -16 }}>
      <thead>
        <tr>
          {['Key', 'Focus after it', 'Announced'].map((name) => (
            <th key={name} scope="col" style={{ textAlign: 'start' }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map(({ key, role, name, states, announced = [] }, index) => (
          <tr key={index}>
            <td>
              <kbd>{writeKeys(key).join(' ')}</kbd>
            </td>
            <td>{role === '' ? 'none' : [name, role, ...states].filter(Boolean).join(', ')}</td>
            <td>{announced.map((text) => `“${text}”`).join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ScreenshotsProps {
  storyId: string;
  screenshots: readonly VisualResult[];
  /** Short hash of the commit that the screenshots are compared with. */
  base: string;
}

/** Lists the screenshots of a story. Links each one that is not `same` to the published review. */
function Screenshots({ storyId, screenshots, base }: ScreenshotsProps) {
  if (screenshots.length === 0) return <li>screenshots: sources unchanged since commit {base}</li>;
  return (
    <li>
      screenshots, compared with commit {base}:
      {screenshots.map(({ mode, state }) => (
        <React.Fragment key={mode}>
          {' '}
          {state === 'same' ? (
            `${mode} same`
          ) : (
            <Link href={reviewUrl(storyId, mode)} target="_blank">
              {mode} {state}
            </Link>
          )}
        </React.Fragment>
      ))}
    </li>
  );
}

/** Returns the URL of a screenshot in the review that `npm run visual` writes. */
function reviewUrl(storyId: string, mode: string): string {
  return `./review/index.html#${storyId}:${encodeURIComponent(mode)}`;
}
