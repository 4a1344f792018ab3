import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function VanLoad() {
  return (
    <Box sx={{ display: 'inline-grid', placeItems: 'center' }}>
      <CircularProgress
        variant="determinate"
        value={75}
        size={72}
        thickness={5}
        color="secondary"
        aria-label="Room used in the van"
        sx={{ gridArea: '1 / 1', '& .MuiCircularProgress-circle': { strokeLinecap: 'round' } }}
      />
      <Typography aria-hidden variant="body2" sx={{ gridArea: '1 / 1' }}>
        75 %
      </Typography>
    </Box>
  );
}
