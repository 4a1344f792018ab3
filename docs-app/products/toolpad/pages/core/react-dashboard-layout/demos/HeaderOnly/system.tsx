import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { AppFrame } from './AppFrame';

function ParcelSearch() {
  const [found, setFound] = React.useState('');

  function findParcel(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setFound(String(data.get('parcel')));
  }

  return (
    <Stack component="form" spacing={2} onSubmit={findParcel} sx={{ p: 3, maxWidth: 360 }}>
      <TextField label="Parcel number" name="parcel" size="small" required />
      <Button type="submit" variant="contained">
        Find parcel
      </Button>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {found && `Parcel ${found} is in Bergen.`}
      </Typography>
    </Stack>
  );
}

export default function HeaderOnly() {
  return (
    <AppFrame branding={{ title: 'Parcels' }} startPath="/">
      <DashboardLayout hideNavigation>
        <ParcelSearch />
      </DashboardLayout>
    </AppFrame>
  );
}
