import * as React from 'react';
import {
  Unstable_NumberInput as BaseNumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function WeightInput() {
  const [grams, setGrams] = React.useState<number | null>(1250);

  return (
    <Column>
      <label htmlFor="weight">Weight in grams</label>
      <NumberInput
        id="weight"
        value={grams}
        onChange={(_, next) => setGrams(next)}
        min={0}
        max={20000}
        step={250}
        shiftMultiplier={4}
        placeholder="Unknown"
        startAdornment={<span aria-hidden>≈</span>}
        endAdornment={<span aria-hidden>g</span>}
        slotProps={{
          input: { role: 'spinbutton', inputMode: 'numeric', 'aria-describedby': 'weight-hint' },
          incrementButton: { type: 'button', children: '+', 'aria-label': 'Heavier' },
          decrementButton: { type: 'button', children: '−', 'aria-label': 'Lighter' },
        }}
      />
      <span id="weight-hint" role="status">
        {grams === null ? 'Weigh the parcel.' : `The label shows ${(grams / 1000).toFixed(2)} kg.`}
      </span>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const NumberInput = styled(BaseNumberInput)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  [`&.${numberInputClasses.focused}`]: { outline: `2px solid ${colors.primary}` },
  [`& .${numberInputClasses.input}`]: {
    width: 80,
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
  [`& .${numberInputClasses.incrementButton}`]: {
    order: 1,
    width: 36,
    height: 36,
    border: 0,
    borderRadius: 8,
    backgroundColor: colors.soft,
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  [`& .${numberInputClasses.incrementButton}:disabled`]: { opacity: 0.5, cursor: 'default' },
  [`& .${numberInputClasses.decrementButton}`]: {
    width: 36,
    height: 36,
    border: 0,
    borderRadius: 8,
    backgroundColor: colors.soft,
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  [`& .${numberInputClasses.decrementButton}:disabled`]: { opacity: 0.5, cursor: 'default' },
}));
