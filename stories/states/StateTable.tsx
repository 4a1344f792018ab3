import type { StoryEvidence } from '@vitrine/ui/core';
import type { Piece, PieceState } from 'virtual:states';
import { cellStyle, headStyle, linkStyle, tableStyle } from './states.styles.ts';

export interface StateTableProps {
  pieces: readonly Piece[];
  /** Test results by story id, or the reason why there are none yet. */
  evidence: ReadonlyMap<string, StoryEvidence> | keyof typeof MESSAGES;
}

const MESSAGES = {
  loading: 'Loading the test results…',
  unavailable: 'The test results did not load.',
};

/** Lists every component with its states and their test results. */
export function StateTable({ pieces, evidence }: StateTableProps) {
  const all = pieces.flatMap(({ states }) => states);
  return (
    <>
      <p>
        {pieces.length} pieces, {all.length} states, {countResults(all, evidence)}
      </p>
      {pieces.map(({ title, states }) => (
        <section key={title}>
          <h2 style={headStyle}>{title.replace('Docs UI/', '')}</h2>
          <table style={tableStyle} aria-label={title}>
            <thead>
              <tr>
                {['State', 'Proof'].map((name) => (
                  <th key={name} scope="col" style={{ ...cellStyle, inlineSize: '50%' }}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {states.map((state) => (
                <StateTableRow key={state.storyId} {...state} evidence={evidence} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

function countResults(
  states: readonly PieceState[],
  evidence: StateTableProps['evidence'],
): string {
  if (typeof evidence === 'string') return MESSAGES[evidence];
  const results = states.flatMap(({ storyId }) => evidence.get(storyId) ?? []);
  const failed = results.filter(({ status }) => status === 'failed');
  return `${results.length} tested in this build, ${failed.length} failed.`;
}

function StateTableRow({
  name,
  storyId,
  evidence,
}: PieceState & Pick<StateTableProps, 'evidence'>) {
  return (
    <tr>
      <th scope="row" style={{ ...cellStyle, fontWeight: 400 }}>
        <a href={`./?path=/story/${storyId}`} target="_top" style={linkStyle}>
          {name}
        </a>
      </th>
      <td style={cellStyle}>{describeProof(storyId, evidence)}</td>
    </tr>
  );
}

function describeProof(storyId: string, evidence: StateTableProps['evidence']): string {
  if (typeof evidence === 'string') return MESSAGES[evidence];
  const result = evidence.get(storyId);
  if (!result) return 'Not tested in this build';
  const { status, actions, checks, modes } = result;
  const modeNames = modes.map(({ mode, direction }) => `${mode} ${direction}`);
  const verdict = status === 'passed' ? '✓ Passed' : '✕ Failed';
  const axe = modes.length > 0 ? `, axe in ${modeNames.join(' and ')}` : '';
  return `${verdict}: ${actions} actions, ${checks} checks${axe}`;
}
