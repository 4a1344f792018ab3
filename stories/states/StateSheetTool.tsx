import * as React from 'react';
import { toId } from 'storybook/internal/csf';
import { useStoryValues } from '../fixtures/useStoryValues.ts';
import { pieces } from 'virtual:states';
import { AXES, listColumns, type Axis } from './sheetAxes.ts';
import { StateFrames } from './StateFrames.tsx';
import { fieldStyle, selectStyle, toolsStyle } from './states.styles.ts';

const ALL_AXES = Object.keys(AXES) as Axis[];
const SWITCHES = [...ALL_AXES, 'more'] as const;

/** Component ids, such as `docs-ui-page-pagination`. Story ids start with a component id. */
export const pieceIds = pieces.map(({ title }) => toId(title));

/** Choices in the sheet, which are args of its story. */
export interface SheetChoices extends Record<(typeof SWITCHES)[number], boolean> {
  /** Id of the component. */
  piece: string;
  /** Story id of one state; an empty string for all states. */
  state: string;
}

interface StateSheetToolProps extends SheetChoices {
  onChange?: (changed: Partial<SheetChoices>) => void;
}

/** Renders the states of a component side by side in modes, directions, densities and languages. */
export function StateSheetTool({ onChange = () => {}, ...args }: StateSheetToolProps) {
  const [choices, change] = useStoryValues<SheetChoices>(args, onChange);
  const states = pieces[pieceIds.indexOf(choices.piece)]?.states ?? [];
  const visibleStates = states.filter(
    ({ storyId }) => choices.state === '' || storyId === choices.state,
  );
  const axes = ALL_AXES.filter((axis) => choices[axis]).join(' ');
  const columns = React.useMemo(
    () => listColumns(axes.split(' ').filter(Boolean) as Axis[], choices.more),
    [axes, choices.more],
  );
  return (
    <>
      <div style={toolsStyle}>
        <Choice
          label="Piece"
          value={choices.piece}
          onChange={(piece) => change({ piece, state: '' })}
        >
          {pieces.map(({ title }, index) => (
            <option key={title} value={pieceIds[index]}>
              {title.replace('Docs UI/', '')}
            </option>
          ))}
        </Choice>
        <Choice label="State" value={choices.state} onChange={(state) => change({ state })}>
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
              checked={choices[name]}
              onChange={() => change({ [name]: !choices[name] })}
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
