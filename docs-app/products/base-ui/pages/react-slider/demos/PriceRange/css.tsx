import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import { useTheme } from '@mui/system';
import './PriceRange.css';

const prices = [8, 12, 15, 18, 24, 32, 45, 60, 75];

export default function PriceRange() {
  const { direction } = useTheme();
  const [range, setRange] = React.useState([10, 40]);
  const [[low = 0, high = 0], apply] = React.useState(range);
  const found = prices.filter((price) => low <= price && price <= high);

  return (
    <div className="PriceRange" role="group" aria-label="Price of a mug">
      <Slider
        className="PriceRange-slider"
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
        slotProps={{ valueLabel: { className: 'PriceRange-label', 'aria-hidden': true } }}
      />
      <span role="status">
        {found.length} of {prices.length} mugs
      </span>
    </div>
  );
}
