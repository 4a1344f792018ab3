import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const tile = { p: 1, borderRadius: 1, bgcolor: 'primary.soft', color: 'text.primary' };
const berths = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];

export default function NestedGrid() {
  return (
    <Grid container spacing={1}>
      <Grid size={4}>
        <Box sx={tile}>Berths</Box>
      </Grid>
      <Grid container component="ul" size={8} columns={6} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {berths.map((berth) => (
          <Grid key={berth} component="li" size={2}>
            <Box sx={tile}>{berth}</Box>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
