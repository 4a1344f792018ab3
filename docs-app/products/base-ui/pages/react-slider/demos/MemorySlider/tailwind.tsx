import * as React from 'react';
import { Slider } from '@mui/base/Slider';

const sizes = [3, 4, 5, 6].map((value) => ({ value, label: `${2 ** value} GB` }));

export default function MemorySlider() {
  const [isAutomatic, setIsAutomatic] = React.useState(false);
  const [size, setSize] = React.useState(4);

  return (
    <div className="grid justify-items-start gap-4 text-[#1a2233] dark:text-[#e8ecf4]">
      <span id="memory-label">Memory of the shop</span>
      <label>
        <input
          type="checkbox"
          checked={isAutomatic}
          onChange={(event) => setIsAutomatic(event.target.checked)}
        />{' '}
        Grows by itself
      </label>
      <Slider
        className="group relative my-3 ms-3 h-40 w-6 cursor-pointer touch-none [&.base--disabled]:cursor-default"
        aria-labelledby="memory-label"
        name="memory"
        orientation="vertical"
        value={size}
        onChange={(_, next) => setSize(next as number)}
        min={3}
        max={6}
        step={null}
        marks={sizes}
        scale={(value) => 2 ** value}
        getAriaValueText={(value) => `${value} GB`}
        disabled={isAutomatic}
        track={isAutomatic ? false : 'normal'}
        slotProps={{
          rail: {
            className:
              'absolute start-2.5 h-full w-1 forced-color-adjust-none rounded-xs bg-[#6b7689] dark:bg-[#8d99ad]',
          },
          track: {
            className:
              'absolute start-2.5 w-1 forced-color-adjust-none rounded-xs bg-[#1a5fb4] group-[.base-Slider-trackFalse]:hidden dark:bg-[#8ab8ff]',
          },
          mark: { className: 'absolute start-2 -mbe-px h-0.5 w-2 bg-[#6b7689] dark:bg-[#8d99ad]' },
          markLabel: {
            className:
              'absolute start-9 -mbe-3 leading-6 whitespace-nowrap [&.base-Slider-markLabelActive]:font-semibold',
          },
          thumb: (_, { active }) => ({
            className:
              'absolute start-0 -mbe-3 box-border size-6 rounded-xl border-4 border-[#1a5fb4] bg-white outline-offset-2 outline-[#1a5fb4] data-active:bg-[#1a5fb4] dark:border-[#8ab8ff] dark:bg-[#1b2230] dark:outline-[#8ab8ff] dark:data-active:bg-[#8ab8ff] [&.base--disabled]:border-[#6b7689] dark:[&.base--disabled]:border-[#8d99ad] [&.base--focusVisible]:outline-3',
            'data-active': active || undefined,
          }),
        }}
      />
      <span role="status">
        {isAutomatic ? 'As much as it takes.' : `€${2 ** size * 2} a month`}
      </span>
    </div>
  );
}
