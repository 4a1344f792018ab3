import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

export default function BasicTrap() {
  const [open, setOpen] = React.useState(false);

  return (
    <Column>
      <Button onClick={() => setOpen(true)}>Edit the address</Button>
      {open && (
        <FocusTrap open>
          <Panel role="group" aria-label="Address" tabIndex={-1}>
            <label htmlFor="trap-street">Street</label>
            <Input id="trap-street" defaultValue="Quay 4" autoComplete="off" />
            <Button onClick={() => setOpen(false)}>Done</Button>
          </Panel>
        </FocusTrap>
      )}
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minHeight: 120,
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Input = styled('input')(({ theme }) => ({
  boxSizing: 'border-box',
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  '&:focus': { outline: `2px solid ${colors.primary}` },
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  '&:focus': { outline: `2px solid ${colors.primary}` },
}));
