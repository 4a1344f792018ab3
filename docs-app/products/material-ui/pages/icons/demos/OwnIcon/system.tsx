import * as React from 'react';
import Button from '@mui/material/Button';
import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

function CrateIcon(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 32 32" {...props}>
      <path d="M4 7h24v18H4zm2 2v3h20V9zm0 5v3h20v-3zm0 5v4h20v-4z" fillRule="evenodd" />
    </SvgIcon>
  );
}

export default function OwnIcon() {
  const [closed, setClosed] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <CrateIcon color="primary" fontSize="large" titleAccess="Crate" />
        <Icon color={closed ? 'action' : 'primary'}>{closed ? 'lock' : 'lock_open'}</Icon>
        <Typography role="status">{closed ? 'Closed' : 'Open'}</Typography>
      </Stack>
      <Button variant="outlined" onClick={() => setClosed(!closed)}>
        {closed ? 'Open it' : 'Close it'}
      </Button>
    </Stack>
  );
}
