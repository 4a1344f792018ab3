import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import SvgIcon from '@mui/joy/SvgIcon';

export default function ArchiveSnackbar() {
  const [archived, setArchived] = React.useState(false);
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  function archive() {
    setArchived(true);
    setOpen(true);
  }

  function undo() {
    setArchived(false);
    setOpen(false);
    buttonRef.current?.focus();
  }

  return (
    <div>
      <Button ref={buttonRef} variant="outlined" onClick={archived ? undo : archive}>
        {archived ? 'Bring order 1042 back' : 'Archive order 1042'}
      </Button>
      <Snackbar
        open={open}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        role="status"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        animationDuration={100}
        variant="soft"
        color="success"
        size="lg"
        invertedColors
        startDecorator={
          <SvgIcon>
            <path d="M3 3h18v5H3zm1 7h16v11H4zm5 2v2h6v-2z" />
          </SvgIcon>
        }
        endDecorator={
          <Button size="sm" variant="soft" onClick={undo}>
            Undo
          </Button>
        }
        sx={{ minInlineSize: 0 }}
      >
        Order 1042 is in the archive.
      </Snackbar>
    </div>
  );
}
