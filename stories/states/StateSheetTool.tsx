import * as React from 'react';
import { pieces } from './listStates.ts';
import { AXES, listColumns, type Axis } from './sheetAxes.ts';
import { StateFrames } from './StateFrames.tsx';
import type { PieceTitle } from './states.types.ts';
import { fieldStyle, selectStyle, toolsStyle } from './states.styles.ts';

const ALL_AXES = Object.keys(AXES) as Axis[];
const SWITCHES = [...ALL_AXES, 'more'] as const;

export type SheetSwitch = (typeof SWITCHES)[number];

interface StateSheetToolProps {
  /** Title of the initial component. */
  title: PieceTitle;
  /** Axes that are selected at first, such as `mode` and `direction`. */
  axes: readonly SheetSwitch[];
  /** Story id of the initial state. @default all states */
  storyId?: string | undefined;
}

/** Renders the states of a component side by side in modes, directions, densities and languages. */
export function StateSheetTool({
  title: initialTitle,
  axes: initialAxes,
  storyId,
}: StateSheetToolProps) {
  const [title, setTitle] = React.useState(initialTitle);
  const [switches, setSwitches] = React.useState(initialAxes);
  const [chosen, setChosen] = React.useState(storyId ?? '');
  const piece = pieces.find((candidate) => candidate.title === title);
  const states = piece?.states ?? [];
  const visibleStates = states.filter((state) => chosen === '' || state.storyId === chosen);
  const columns = React.useMemo(
    () =>
      listColumns(
        ALL_AXES.filter((axis) => switches.includes(axis)),
        switches.includes('more'),
      ),
    [switches],
  );
  const choosePiece = (value: string) => {
    setTitle(value as PieceTitle);
    setChosen('');
  };
  const toggle = (name: SheetSwitch) =>
    setSwitches((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]));
  return (
    <>
      <div style={toolsStyle}>
        <Choice label="Piece" value={title} onChange={choosePiece}>
          {pieces.map((option) => (
            <option key={option.title} value={option.title}>
              {option.title.replace('Docs UI/', '')}
            </option>
          ))}
        </Choice>
        <Choice label="State" value={chosen} onChange={setChosen}>
          <option value="">All {states.length}</option>
          {states.map((state) => (
            <option key={state.storyId} value={state.storyId}>
              {state.name}
            </option>
          ))}
        </Choice>
        {SWITCHES.map((name) => (
          <label key={name} style={fieldStyle}>
            <input
              type="checkbox"
              checked={switches.includes(name)}
              onChange={() => toggle(name)}
              style={{ inlineSize: 24, blockSize: 24, margin: 0 }}
            />
            {name}
          </label>
        ))}
      </div>
      <StateFrames
        states={visibleStates}
        columns={columns}
        height={visibleStates.length === 1 ? 560 : 220}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: React.ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label style={fieldStyle}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)} style={selectStyle}>
        {children}
      </select>
    </label>
  );
}
