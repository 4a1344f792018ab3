import type { StoryEvidence } from '@vitrine/ui/core';
import type { Piece, PieceState } from './listStates.ts';
import { cellStyle, headStyle, linkStyle, tableStyle } from './states.styles.ts';

interface StateTableProps {
  pieces: readonly Piece[];
  /** Test results by story id. */
  evidence: ReadonlyMap<string, StoryEvidence>;
}

/** Lists every component with its states and their test results. */
export function StateTable({ pieces, evidence }: StateTableProps) {
  const all = pieces.flatMap(({ states }) => states);
  const proven = all.filter(({ storyId }) => evidence.get(storyId)?.status === 'passed');
  return (
    <>
      <p>
        {pieces.length} pieces, {all.length} states, {proven.length} tested in this build.
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
                <StateTableRow key={state.storyId} {...state} found={evidence.get(state.storyId)} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

function StateTableRow({
  name,
  storyId,
  found,
}: PieceState & { found: StoryEvidence | undefined }) {
  return (
    <tr>
      <th scope="row" style={{ ...cellStyle, fontWeight: 400 }}>
        <a href={`./?path=/story/${storyId}`} target="_top" style={linkStyle}>
          {name}
        </a>
      </th>
      <td style={cellStyle}>{found ? describeProof(found) : 'Not tested in this build'}</td>
    </tr>
  );
}

function describeProof({ status, actions, checks, modes }: StoryEvidence): string {
  const modeNames = modes.map(({ mode, direction }) => `${mode} ${direction}`);
  const verdict = status === 'passed' ? '✓ Passed' : '✕ Failed';
  return `${verdict}: ${actions} actions, ${checks} checks, axe in ${modeNames.join(' and ')}`;
}
