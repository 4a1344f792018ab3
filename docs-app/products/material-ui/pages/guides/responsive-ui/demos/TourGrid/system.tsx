import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const tours = ['Old harbor', 'Lighthouse', 'Fish market', 'Shipyard'];

export default function TourGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {tours.map((tour) => (
        <Paper key={tour} variant="outlined" sx={{ p: 2 }}>
          {tour}
        </Paper>
      ))}
    </Box>
  );
}
