import * as React from 'react';
import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function FocusableDisabled() {
  const [agreed, setAgreed] = React.useState(false);
  const [ordered, setOrdered] = React.useState(false);

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />{' '}
        I have read the terms of delivery
      </label>
      <Button
        disabled={!agreed}
        focusableWhenDisabled
        aria-describedby="order-hint"
        onClick={() => setOrdered(true)}
      >
        Place the order
      </Button>
      <span id="order-hint" role="status">
        {ordered ? 'Thank you, the order is placed.' : 'The terms have to be accepted first.'}
      </span>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const Button = styled(BaseButton)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.primary}`,
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: colors.primary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${colors.primary}`,
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    borderColor: colors.border,
    borderStyle: 'dashed',
    color: colors.secondary,
    cursor: 'default',
  },
}));
