import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function CopyNumber() {
  const [copied, setCopied] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>Parcel 1042</Typography>
      <Tooltip
        title={copied ? 'Copied' : 'Copy the number'}
        placement="right"
        onOpen={() => setCopied(false)}
      >
        <IconButton onClick={() => setCopied(true)}>
          {copied ? <CheckIcon /> : <ContentCopyIcon />}
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
