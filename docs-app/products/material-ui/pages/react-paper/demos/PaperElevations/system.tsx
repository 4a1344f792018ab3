import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const elevations = [0, 1, 2, 4, 8, 16, 24];

export default function PaperElevations() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        gap: 4,
      }}
    >
      {elevations.map((elevation) => (
        <div key={elevation}>
          <Paper elevation={elevation} sx={{ height: 64, mb: 2 }} />
          <Typography variant="body2" sx={{ textAlign: 'center' }}>
            {elevation}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
