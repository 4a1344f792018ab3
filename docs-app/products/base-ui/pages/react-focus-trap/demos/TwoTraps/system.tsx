import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

export default function TwoTraps() {
  const [open, setOpen] = React.useState(false);
  const [isAsking, setIsAsking] = React.useState(false);
  const isEnabled = React.useCallback(() => !isAsking, [isAsking]);

  function discard() {
    setIsAsking(false);
    setOpen(false);
  }

  return (
    <Column>
      <Button onClick={() => setOpen(true)}>Write a note</Button>
      {open && (
        <FocusTrap open isEnabled={isEnabled}>
          <Panel role="group" aria-label="Note" tabIndex={-1}>
            <label htmlFor="trap-note">Note</label>
            <Input id="trap-note" autoComplete="off" />
            <Button onClick={() => setIsAsking(true)}>Cancel</Button>
          </Panel>
        </FocusTrap>
      )}
      {isAsking && (
        <FocusTrap open>
          <Panel role="group" aria-label="Discard the note?" tabIndex={-1}>
            <Button onClick={discard}>Discard</Button>
            <Button onClick={() => setIsAsking(false)}>Keep writing</Button>
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
  minHeight: 200,
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
