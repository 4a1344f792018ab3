import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  spacing: 12,
  shape: { borderRadius: 24 },
  palette: { harbor: { main: '#0b4f6c', contrastText: '#ffffff' } },
});

export default function OwnTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="button"
        type="button"
        sx={{
          px: 2,
          py: 1,
          border: 0,
          borderRadius: 1,
          bgcolor: 'harbor.main',
          color: 'harbor.contrastText',
          font: 'inherit',
          '&:focus-visible': { outline: '3px solid #d97706', outlineOffset: 2 },
        }}
      >
        Book a berth
      </Box>
    </ThemeProvider>
  );
}
