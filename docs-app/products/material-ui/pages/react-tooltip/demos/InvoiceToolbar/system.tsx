import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import SendIcon from '@mui/icons-material/Send';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const actions = [
  { name: 'Download as PDF', icon: <DownloadIcon /> },
  { name: 'Print', icon: <PrintIcon /> },
  { name: 'Send to the customer', icon: <SendIcon /> },
];

export default function InvoiceToolbar() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1}>
        {actions.map(({ name, icon }) => (
          <Tooltip key={name} title={name} placement="top" arrow>
            <IconButton onClick={() => setLast(name)}>{icon}</IconButton>
          </Tooltip>
        ))}
      </Stack>
      <Typography role="status">Last step: {last}</Typography>
    </Stack>
  );
}
