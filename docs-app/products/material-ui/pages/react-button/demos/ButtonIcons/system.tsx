import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonIcons() {
  const panelId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('Invoice 2041 is ready.');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          onClick={() => setMessage('Invoice 2041 was downloaded.')}
        >
          Download
        </Button>
        <Button
          endIcon={open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          Details
        </Button>
      </Stack>
      <Collapse in={open} id={panelId}>
        <Typography>Two chairs, one table, delivery included: 418 euros.</Typography>
      </Collapse>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
