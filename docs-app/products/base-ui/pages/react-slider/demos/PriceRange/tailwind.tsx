import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import { useTheme } from '@mui/system';

const prices = [8, 12, 15, 18, 24, 32, 45, 60, 75];

export default function PriceRange() {
  const { direction } = useTheme();
  const [range, setRange] = React.useState([10, 40]);
  const [[low = 0, high = 0], apply] = React.useState(range);
  const found = prices.filter((price) => low <= price && price <= high);

  return (
    <div
      className="max-w-90 px-6 pt-8 pb-0 text-[#1a2233] dark:text-[#e8ecf4]"
      role="group"
      aria-label="Price of a mug"
    >
      <Slider
        className="relative mbe-8 block h-6 cursor-pointer touch-none"
        value={range}
        onChange={(_, next) => setRange(next as number[])}
        onChangeCommitted={(_, next) => apply(next as number[])}
        max={80}
        step={5}
        shiftStep={20}
        disableSwap
        isRtl={direction === 'rtl'}
        marks={[0, 40, 80].map((value) => ({ value, label: `€${value}` }))}
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `€${value}`}
        valueLabelFormat={(value) => `€${value}`}
        slots={{ valueLabel: 'span' }}
        slotProps={{
          rail: {
            className:
              'absolute top-2.5 h-1 w-full forced-color-adjust-none rounded-xs bg-[#6b7689] dark:bg-[#8d99ad]',
          },
          track: {
            className:
              'absolute top-2.5 h-1 forced-color-adjust-none rounded-xs bg-[#1a5fb4] dark:bg-[#8ab8ff]',
          },
          thumb: {
            className:
              'absolute -ms-3 size-6 forced-color-adjust-none rounded-xl bg-[#1a5fb4] outline-offset-2 outline-[#1a5fb4] dark:bg-[#8ab8ff] dark:outline-[#8ab8ff] [&.base--focusVisible]:outline-3',
          },
          markLabel: { className: 'absolute top-7 -ms-6 w-12 text-center' },
          valueLabel: {
            className: 'absolute -inset-x-3 bottom-7 text-center forced-color-adjust-auto',
            'aria-hidden': true,
          },
        }}
      />
      <span role="status">
        {found.length} of {prices.length} mugs
      </span>
    </div>
  );
}
