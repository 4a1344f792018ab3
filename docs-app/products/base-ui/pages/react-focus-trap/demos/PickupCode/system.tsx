import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

export default function PickupCode() {
  const [open, setOpen] = React.useState(false);
  const [isStrict, setIsStrict] = React.useState(true);
  const [result, setResult] = React.useState('');

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setResult(`Checked ${String(new FormData(event.currentTarget).get('code'))}.`);
    setOpen(false);
  }

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={isStrict}
          onChange={(event) => setIsStrict(event.target.checked)}
        />{' '}
        Keep the focus on the code
      </label>
      <Button onClick={() => setOpen(true)}>Hand out order 318</Button>
      <span role="status">{result}</span>
      {open && (
        <FocusTrap open disableEnforceFocus={!isStrict}>
          <Panel
            tabIndex={-1}
            aria-label="Pick-up code"
            onSubmit={submit}
            onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          >
            <label htmlFor="pickup-code">Code of the customer</label>
            <input id="pickup-code" name="code" required autoComplete="off" />
            <Button type="submit">Check</Button>
            <Button type="button" onClick={() => setOpen(false)}>
              Cancel
            </Button>
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
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Panel = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  '&:focus-visible': { outline: `3px solid ${colors.primary}` },
  '& input': {
    width: 120,
    padding: theme.spacing(1),
    border: `1px solid ${colors.border}`,
    borderRadius: 8,
    backgroundColor: colors.paper,
    color: 'inherit',
    font: 'inherit',
  },
}));
