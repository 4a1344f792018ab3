import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function DraftPortal() {
  const [bar, setBar] = React.useState<HTMLElement | null>(null);

  return (
    <Column>
      <Bar ref={setBar} />
      <label htmlFor="draft-title">Title of the invoice</label>
      <Input id="draft-title" defaultValue="Six bowls" autoComplete="off" />
      <Portal container={bar}>
        <span>Draft, not sent yet</span>
      </Portal>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 320,
  color: colors.text,
}));

const Bar = styled('div')(({ theme }) => ({
  minHeight: 24,
  padding: theme.spacing(0.5, 1),
  borderRadius: 8,
  backgroundColor: colors.soft,
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
