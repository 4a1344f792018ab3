import * as React from 'react';
import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function SaveButton() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Row>
      <Button onClick={() => setSaved(true)} disabled={saved}>
        Save invoice
      </Button>
      <Button onClick={() => setSaved(false)} disabled={!saved}>
        Edit again
      </Button>
      <span role="status">{saved && 'Invoice 318 is saved.'}</span>
    </Row>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  onPrimary: 'light-dark(#ffffff, #0e1726)',
  divider: 'light-dark(#d0d7e2, #3a4458)',
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: colors.text,
}));

const Button = styled(BaseButton)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: 0,
  borderRadius: 8,
  backgroundColor: colors.primary,
  color: colors.onPrimary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${colors.primary}`,
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    backgroundColor: colors.divider,
    color: colors.secondary,
    cursor: 'default',
  },
}));
