import * as React from 'react';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const LIMIT = 500;

export default function AmountField() {
  const [amount, setAmount] = React.useState('640');
  const value = Number(amount);
  const isWrong = !(value > 0 && value <= LIMIT);

  return (
    <Column>
      <label htmlFor="refund">Refund, in euros</label>
      <Input
        id="refund"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={isWrong}
        startAdornment={<span aria-hidden>€</span>}
        aria-describedby="refund-hint"
        slotProps={{ input: { inputMode: 'decimal' } }}
      />
      <Hint id="refund-hint" data-wrong={isWrong || undefined}>
        {isWrong ? `Enter an amount of at most €${LIMIT}.` : 'Paid back to the card.'}
      </Hint>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
  error: 'light-dark(#b3261e, #ffaea6)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  maxWidth: '16.25rem',
  color: colors.text,
}));

const Hint = styled('span')({
  color: colors.secondary,
  fontSize: '0.875rem',
  '&[data-wrong]': { color: colors.error },
});

const Input = styled(BaseInput)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  [`&.${inputClasses.focused}`]: { outline: `2px solid ${colors.primary}` },
  [`&.${inputClasses.error}`]: { borderColor: colors.error },
  [`&.${inputClasses.error}.${inputClasses.focused}`]: { outlineColor: colors.error },
  [`& .${inputClasses.input}`]: {
    flex: 1,
    minWidth: 0,
    padding: theme.spacing(1, 0),
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
}));
