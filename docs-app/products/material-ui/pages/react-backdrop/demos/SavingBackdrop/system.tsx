import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SavingBackdrop() {
  const [saving, setSaving] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setSaving(!saving)}>
        Save the booking
      </Button>
      <Typography role="status">
        {saving ? 'Saving. Click or press Enter to stop.' : 'Berth 12, two nights'}
      </Typography>
      <Backdrop
        open={saving}
        onClick={() => setSaving(false)}
        sx={{ zIndex: (theme) => theme.zIndex.modal, color: 'common.white' }}
      >
        <CircularProgress color="inherit" />
      </Backdrop>
    </Stack>
  );
}
