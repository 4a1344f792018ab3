import * as React from 'react';
import { useSlider } from '@mui/base/useSlider';
import './HookSlider.css';

export default function HookSlider() {
  const [level, setLevel] = React.useState(40);
  const { axisProps, focusedThumbIndex, getHiddenInputProps, getRootProps, getThumbProps } =
    useSlider({
      orientation: 'vertical',
      value: level,
      onChange: (_, next) => setLevel(next as number),
    });
  const { offset, leap } = axisProps.vertical;

  return (
    <div className="HookSlider">
      <span id="level-label">Level of the tank</span>
      <span className="HookSlider-tank" {...getRootProps()}>
        <span className="HookSlider-water" style={{ ...offset(0), ...leap(level) }} />
        <span
          className="HookSlider-thumb"
          {...getThumbProps()}
          style={offset(level)}
          data-focus={focusedThumbIndex === 0 || undefined}
        >
          <input
            {...getHiddenInputProps()}
            type="range"
            data-index={0}
            value={level}
            aria-labelledby="level-label"
            aria-valuetext={`${level} percent`}
          />
        </span>
      </span>
      <span>{level} %</span>
    </div>
  );
}
