import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

export default function ShopBar() {
  const [inColor, setInColor] = React.useState(true);
  const [signedIn, setSignedIn] = React.useState(false);

  return (
    <div>
      <AppBar position="static" enableColorOnDark={inColor}>
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Departments"
            sx={{ marginInlineEnd: 1 }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Lind
          </Typography>
          <Button color="inherit" onClick={() => setSignedIn(!signedIn)}>
            {signedIn ? 'Sign out' : 'Sign in'}
          </Button>
        </Toolbar>
      </AppBar>
      <FormControlLabel
        control={
          <Switch checked={inColor} onChange={(event) => setInColor(event.target.checked)} />
        }
        label="Color in dark mode"
        sx={{ mt: 1 }}
      />
    </div>
  );
}
