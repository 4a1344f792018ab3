import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function OrdersBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <Typography variant="h6" component="p">
          Orders
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
