import * as React from 'react';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const sizes = [3, 4, 5, 6].map((value) => ({ value, label: `${2 ** value} GB` }));

export default function MemorySlider() {
  const [isAutomatic, setIsAutomatic] = React.useState(false);
  const [size, setSize] = React.useState(4);

  return (
    <Column>
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
        slotProps={{ thumb: (_, { active }) => ({ 'data-active': active || undefined }) }}
      />
      <span role="status">
        {isAutomatic ? 'As much as it takes.' : `€${2 ** size * 2} a month`}
      </span>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  color: colors.text,
}));

const Slider = styled(BaseSlider)({
  position: 'relative',
  width: 24,
  height: 160,
  marginBlock: 12,
  marginInlineStart: 12,
  cursor: 'pointer',
  touchAction: 'none',
  '& > span': { position: 'absolute' },
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    insetInlineStart: 10,
    width: 4,
    borderRadius: 2,
    backgroundColor: colors.primary,
    forcedColorAdjust: 'none',
  },
  [`&.${sliderClasses.trackFalse} .${sliderClasses.track}`]: { display: 'none' },
  [`& .${sliderClasses.rail}`]: { height: '100%', backgroundColor: colors.border },
  [`& .${sliderClasses.mark}`]: {
    insetInlineStart: 8,
    width: 8,
    height: 2,
    marginBlockEnd: -1,
    backgroundColor: colors.border,
  },
  [`& .${sliderClasses.markLabel}`]: {
    insetInlineStart: 36,
    marginBlockEnd: -12,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
  },
  [`& .${sliderClasses.markLabelActive}`]: { fontWeight: 600 },
  [`& .${sliderClasses.thumb}`]: {
    insetInlineStart: 0,
    boxSizing: 'border-box',
    width: 24,
    height: 24,
    marginBlockEnd: -12,
    border: `4px solid ${colors.primary}`,
    borderRadius: 12,
    backgroundColor: colors.paper,
  },
  '& [data-active]': { backgroundColor: colors.primary },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: `3px solid ${colors.primary}`,
    outlineOffset: 2,
  },
  [`&.${sliderClasses.disabled}`]: { cursor: 'default' },
  [`& .${sliderClasses.thumb}.${sliderClasses.disabled}`]: { borderColor: colors.border },
});
