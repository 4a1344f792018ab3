import * as React from 'react';
import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function ParcelForm() {
  const [sent, setSent] = React.useState('');

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const weight = new FormData(event.currentTarget).get('weight');
    setSent(`A parcel of ${String(weight)} kg is registered.`);
  }

  return (
    <Form onSubmit={send} onReset={() => setSent('')}>
      <label htmlFor="parcel-weight">Weight in kilograms</label>
      <Weight id="parcel-weight" name="weight" inputMode="decimal" defaultValue="2" required />
      <Row>
        <Button type="submit">Register</Button>
        <Button type="reset">Reset</Button>
      </Row>
      <span role="status">{sent}</span>
    </Form>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  onPrimary: 'light-dark(#ffffff, #0e1726)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  color: colors.text,
}));

const Weight = styled('input')(({ theme }) => ({
  boxSizing: 'border-box',
  width: 200,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
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
  '&[type="submit"]': { backgroundColor: colors.primary, color: colors.onPrimary },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${colors.primary}`,
    outlineOffset: 2,
  },
}));
