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
      <label htmlFor="refund">Refund</label>
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

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  maxWidth: 260,
  color: theme.palette.text.primary,
}));

const Hint = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
  '&[data-wrong]': { color: theme.palette.error.main },
}));

const Input = styled(BaseInput)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1.5),
  border: `1px solid ${theme.palette.border}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  [`&.${inputClasses.focused}`]: { outline: `2px solid ${theme.palette.primary.main}` },
  [`&.${inputClasses.error}`]: { borderColor: theme.palette.error.main },
  [`&.${inputClasses.error}.${inputClasses.focused}`]: { outlineColor: theme.palette.error.main },
  [`& .${inputClasses.input}`]: {
    flex: 1,
    minWidth: 0,
    paddingBlock: theme.spacing(1),
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
}));
