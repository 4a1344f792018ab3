import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import EditIcon from '@mui/icons-material/Edit';
import NoteIcon from '@mui/icons-material/Note';
import ReceiptIcon from '@mui/icons-material/Receipt';
import SellIcon from '@mui/icons-material/Sell';

const kinds = [
  { name: 'Note', icon: <NoteIcon /> },
  { name: 'Offer', icon: <SellIcon /> },
  { name: 'Invoice', icon: <ReceiptIcon /> },
];

export default function NewDocumentDial() {
  const [open, setOpen] = React.useState(false);
  const [made, setMade] = React.useState('');
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  function choose(name: string) {
    setMade(name);
    setOpen(false);
    // The clicked action is hidden, so the focus moves to the main button.
    buttonRef.current?.focus();
  }

  return (
    <Box sx={{ position: 'relative', height: 300 }}>
      <Typography role="status">{made ? `${made} 17 is open.` : 'Nothing is open.'}</Typography>
      <SpeedDial
        ariaLabel="New document"
        icon={<SpeedDialIcon openIcon={<EditIcon />} />}
        open={open}
        onOpen={(_, reason) => setOpen(reason !== 'focus')}
        onClose={() => setOpen(false)}
        FabProps={{ color: 'secondary', ref: buttonRef }}
        transitionDuration={150}
        sx={{ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 }}
      >
        {kinds.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            tooltipTitle={name}
            tooltipOpen
            onClick={() => choose(name)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
