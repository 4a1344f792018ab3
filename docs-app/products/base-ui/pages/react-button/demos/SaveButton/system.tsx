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

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: theme.palette.text.primary,
}));

const Button = styled(BaseButton)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    backgroundColor: theme.palette.divider,
    color: theme.palette.text.secondary,
    cursor: 'default',
  },
}));
