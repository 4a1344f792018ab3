import AddIcon from '@mui/icons-material/Add';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BottomBar() {
  return (
    <Box sx={{ position: 'relative', height: 180, border: 1, borderColor: 'divider' }}>
      <Typography sx={{ p: 2 }}>14 stops are left today.</Typography>
      <AppBar component="div" position="absolute" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar>
          <IconButton edge="start" color="inherit" aria-label="Menu">
            <MenuIcon />
          </IconButton>
          <IconButton
            edge="end"
            color="inherit"
            aria-label="Add a stop"
            sx={{ marginInlineStart: 'auto' }}
          >
            <AddIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
