import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function CopyNumber() {
  const [title, setTitle] = React.useState('Copy the number');

  function copy() {
    navigator.clipboard.writeText('1042').then(
      () => setTitle('Copied'),
      () => setTitle('Copying is blocked'),
    );
  }

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>Parcel 1042</Typography>
      <Tooltip title={title} placement="right" onOpen={() => setTitle('Copy the number')}>
        <IconButton onClick={copy}>
          {title === 'Copied' ? <CheckIcon /> : <ContentCopyIcon />}
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
