import * as React from 'react';
import {
  Unstable_NumberInput as BaseNumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const STOCK = 48;

export default function QuantityInput() {
  const [mugs, setMugs] = React.useState<number | null>(6);
  const [typed, setTyped] = React.useState('6');

  return (
    <Column>
      <label htmlFor="mugs">Mugs, in boxes of six</label>
      <NumberInput
        id="mugs"
        value={mugs}
        onChange={(_, next) => {
          setMugs(next ?? 0);
          setTyped(String(next ?? 0));
        }}
        onInputChange={({ target }) => {
          if (/^-?\d*$/.test(target.value)) setTyped(target.value);
        }}
        min={0}
        max={STOCK}
        step={6}
        required
        error={Number(typed) > STOCK}
        slotProps={{
          input: { role: 'spinbutton', inputMode: 'numeric', 'aria-describedby': 'mugs-hint' },
          incrementButton: { type: 'button', children: '+', 'aria-label': 'Six more' },
          decrementButton: { type: 'button', children: '−', 'aria-label': 'Six less' },
        }}
      />
      <span id="mugs-hint" role="status">
        {Number(typed) > STOCK ? `Only ${STOCK} are in stock.` : `${STOCK - (mugs ?? 0)} are left.`}
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
  error: 'light-dark(#b3261e, #ffaea6)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  color: colors.text,
}));

const NumberInput = styled(BaseNumberInput)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  [`&.${numberInputClasses.focused}`]: { outline: `2px solid ${colors.primary}` },
  [`&.${numberInputClasses.error}`]: { borderColor: colors.error, outlineColor: colors.error },
  [`& .${numberInputClasses.input}`]: {
    width: 48,
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
  '& button': {
    width: 36,
    height: 36,
    border: 0,
    borderRadius: 8,
    backgroundColor: colors.soft,
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  },
  [`& .${numberInputClasses.incrementButton}`]: { order: 1 },
}));
