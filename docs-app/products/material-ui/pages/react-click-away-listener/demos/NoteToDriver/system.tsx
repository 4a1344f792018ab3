import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function NoteToDriver() {
  const [open, setOpen] = React.useState(false);
  const [note, setNote] = React.useState('');
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.key !== 'Escape') return;
    setOpen(false);
    buttonRef.current?.focus();
  }

  return (
    <Box sx={{ minHeight: 180 }}>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Box sx={{ display: 'inline-block', position: 'relative' }} onKeyDown={handleKeyDown}>
          <Button
            ref={buttonRef}
            variant="outlined"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {note ? `Driver: ${note}` : 'Note to the driver'}
          </Button>
          {open && (
            <Paper
              elevation={4}
              sx={{ position: 'absolute', insetBlockStart: 44, p: 2, width: 220 }}
            >
              <TextField
                fullWidth
                size="small"
                label="Note"
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            </Paper>
          )}
        </Box>
      </ClickAwayListener>
      <p>The parcel comes on Thursday.</p>
    </Box>
  );
}
