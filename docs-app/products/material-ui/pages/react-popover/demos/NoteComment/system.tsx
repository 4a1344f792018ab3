import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function NoteComment() {
  const noteRef = React.useRef<HTMLParagraphElement>(null);
  const [anchor, setAnchor] = React.useState<PopoverProps['anchorEl']>(null);

  function handleOpen() {
    const note = noteRef.current;
    const selection = document.getSelection();
    if (!note || !selection) return;
    const isInNote = !selection.isCollapsed && note.contains(selection.anchorNode);
    const target = isInNote ? selection.getRangeAt(0).cloneRange() : note;
    setAnchor({ nodeType: 1, getBoundingClientRect: () => target.getBoundingClientRect() });
  }

  return (
    <div>
      <Typography ref={noteRef} sx={{ maxWidth: 320 }}>
        Leave the parcel at the back door. The bell does not work.
      </Typography>
      <Button aria-haspopup="dialog" aria-expanded={Boolean(anchor)} onClick={handleOpen}>
        Comment on the selection
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Comment', sx: { p: 2 } } }}
      >
        Ada: please call instead.
      </Popover>
    </div>
  );
}
