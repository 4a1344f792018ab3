import * as React from 'react';
import {
  Unstable_NumberInput as BaseNumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function BagCount() {
  const [bags, setBags] = React.useState<number | null>(0);

  return (
    <Column>
      <label htmlFor="bags">Extra bags</label>
      <NumberInput
        id="bags"
        value={bags}
        onChange={(_, next) => setBags(next ?? 0)}
        min={0}
        max={4}
        slotProps={{
          input: { role: 'spinbutton', inputMode: 'numeric' },
          incrementButton: { type: 'button', children: '+', 'aria-label': 'One bag more' },
          decrementButton: { type: 'button', children: '−', 'aria-label': 'One bag less' },
        }}
      />
      <Button type="button" onClick={() => setBags(0)}>
        Remove all bags
      </Button>
      <span role="status">€{(bags ?? 0) * 15} for bags</span>
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
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  [`&.${numberInputClasses.focused}`]: { outline: `2px solid ${colors.primary}` },
  [`& .${numberInputClasses.input}`]: {
    width: 48,
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
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

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  border: 0,
  borderRadius: 8,
  backgroundColor: colors.soft,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${colors.primary}` },
}));
