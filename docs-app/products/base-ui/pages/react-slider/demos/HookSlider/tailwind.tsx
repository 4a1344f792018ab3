import * as React from 'react';
import { useSlider } from '@mui/base/useSlider';

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
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <span id="level-label">Level of the tank</span>
      <span
        className="relative w-20 h-35 border-2 border-[#6b7689] rounded-lg cursor-pointer touch-none dark:border-[#8d99ad]"
        {...getRootProps()}
      >
        <span
          className="absolute inset-x-0 bg-[#e4ecf6] dark:bg-[#283449]"
          style={{ ...offset(0), ...leap(level) }}
        />
        <span
          className="absolute inset-x-0 h-6 -mb-3 rounded-lg bg-[#1a5fb4] outline-[#1a5fb4] outline-offset-2 dark:bg-[#8ab8ff] dark:outline-[#8ab8ff] data-focus:outline-3"
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
