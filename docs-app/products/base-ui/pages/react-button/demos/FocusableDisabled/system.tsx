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

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  color: theme.palette.text.primary,
}));

const Button = styled(BaseButton)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${theme.palette.primary.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: 'transparent',
  color: theme.palette.primary.main,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    borderColor: theme.palette.border,
    borderStyle: 'dashed',
    color: theme.palette.text.secondary,
    cursor: 'default',
  },
}));
