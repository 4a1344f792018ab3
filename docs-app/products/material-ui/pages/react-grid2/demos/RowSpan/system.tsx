import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function RowSpan() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 2, width: '100%' }}>
      <Paper variant="outlined" sx={{ gridRow: 'span 2', p: 2 }}>
        Berths
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        Weather
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        Tide
      </Paper>
    </Box>
  );
}
