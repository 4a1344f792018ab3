import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ParcelContextMenu() {
  const [position, setPosition] = React.useState<{ top: number; left: number }>();
  const close = () => setPosition(undefined);

  return (
    <>
      <Paper
        variant="outlined"
        role="group"
        aria-label="Parcel 1042"
        tabIndex={0}
        onContextMenu={(event) => {
          event.preventDefault();
          setPosition({ top: event.clientY, left: event.clientX });
        }}
        sx={{ p: 3, maxWidth: 360 }}
      >
        <Typography component="h3" variant="subtitle1">
          Parcel 1042
        </Typography>
        <Typography variant="body2">On its way to Bergen, 4 kg</Typography>
      </Paper>
      <Menu
        open={position !== undefined}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={position}
        MenuListProps={{ 'aria-label': 'Actions of parcel 1042', dense: true }}
      >
        <MenuItem onClick={close}>Copy the number</MenuItem>
        <MenuItem onClick={close}>Print the label</MenuItem>
      </Menu>
    </>
  );
}
