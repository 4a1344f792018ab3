import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function PlainBar() {
  return (
    <AppBar
      component="div"
      position="static"
      color="transparent"
      elevation={0}
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}
    >
      <Toolbar variant="dense">
        <Typography component="p" sx={{ flexGrow: 1 }}>
          Parcel 4711
        </Typography>
        <Button color="inherit">Track</Button>
      </Toolbar>
    </AppBar>
  );
}
