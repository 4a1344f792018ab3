import * as React from 'react';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled, useTheme } from '@mui/system';

const prices = [8, 12, 15, 18, 24, 32, 45, 60, 75];

export default function PriceRange() {
  const { direction } = useTheme();
  const [range, setRange] = React.useState([10, 40]);
  const [[low = 0, high = 0], apply] = React.useState(range);
  const found = prices.filter((price) => low <= price && price <= high);

  return (
    <Group role="group" aria-label="Price of a mug">
      <Slider
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
        slots={{ valueLabel: ValueLabel }}
        slotProps={{ valueLabel: { 'aria-hidden': true } }}
      />
      <span role="status">
        {found.length} of {prices.length} mugs
      </span>
    </Group>
  );
}

const primary = 'light-dark(#1a5fb4, #8ab8ff)';

const Group = styled('div')(({ theme }) => ({
  maxWidth: 360,
  padding: theme.spacing(4, 3, 0),
  color: 'light-dark(#1a2233, #e8ecf4)',
}));

const Slider = styled(BaseSlider)({
  position: 'relative',
  display: 'block',
  height: 24,
  marginBlockEnd: '2rem',
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 10,
    height: 4,
    borderRadius: 2,
    backgroundColor: primary,
    forcedColorAdjust: 'none',
  },
  [`& .${sliderClasses.rail}`]: {
    width: '100%',
    backgroundColor: 'light-dark(#6b7689, #8d99ad)',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    width: 24,
    height: 24,
    marginInlineStart: -12,
    borderRadius: 12,
    backgroundColor: primary,
    forcedColorAdjust: 'none',
  },
  [`& .${sliderClasses.thumb}.${sliderClasses.focusVisible}`]: {
    outline: `3px solid ${primary}`,
    outlineOffset: 2,
  },
  [`& .${sliderClasses.markLabel}`]: {
    position: 'absolute',
    top: 28,
    width: '3rem',
    marginInlineStart: '-1.5rem',
    textAlign: 'center',
  },
});

const ValueLabel = styled('span')({
  position: 'absolute',
  bottom: 28,
  insetInline: '-0.75rem',
  textAlign: 'center',
  forcedColorAdjust: 'auto',
});
