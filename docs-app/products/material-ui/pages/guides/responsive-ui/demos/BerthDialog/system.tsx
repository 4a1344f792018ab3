import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function BerthDialog() {
  const [open, setOpen] = React.useState(false);
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'));

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Berth 14
      </Button>
      <Dialog open={open} fullScreen={isPhone} onClose={() => setOpen(false)}>
        <DialogTitle>Berth 14</DialogTitle>
        <DialogContent>Free from noon, for ships up to 12 meters.</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
