import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

export default function OrderNote() {
  const [note, setNote] = React.useState('Ring at the side door.');
  const [isEditing, setIsEditing] = React.useState(false);
  const [saved, setSaved] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const editRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    // The focused element unmounts, so the focus moves to the one that replaces it.
    if (isEditing) inputRef.current?.focus();
    else if (saved !== '') editRef.current?.focus();
  }, [isEditing, saved]);

  function save() {
    setIsEditing(false);
    setSaved('The note was saved.');
  }

  function handleKeyDown(event: React.KeyboardEvent) {
    if (!['Enter', 'Escape'].includes(event.key)) return;
    // Without this, Enter would also click the edit button, which gets the focus.
    event.preventDefault();
    save();
  }

  return (
    <Column>
      {isEditing ? (
        <ClickAwayListener
          onClickAway={save}
          mouseEvent="onPointerDown"
          touchEvent={false}
          disableReactTree
        >
          <Box>
            <label htmlFor="order-note">Note for the driver</label>
            <input
              id="order-note"
              ref={inputRef}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              onKeyDown={handleKeyDown}
            />
            <Button onClick={() => setNote('')}>Clear</Button>
          </Box>
        </ClickAwayListener>
      ) : (
        <Button ref={editRef} onClick={() => setIsEditing(true)}>
          Edit: {note || 'no note'}
        </Button>
      )}
      <span role="status">{isEditing ? '' : saved}</span>
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
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: `2px dashed ${colors.border}`,
  borderRadius: 8,
  '& input': {
    minWidth: 0,
    padding: theme.spacing(1),
    border: `1px solid ${colors.border}`,
    borderRadius: 8,
    backgroundColor: colors.paper,
    color: 'inherit',
    font: 'inherit',
  },
}));
