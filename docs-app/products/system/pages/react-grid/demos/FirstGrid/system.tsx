import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const tile = { p: 2, borderRadius: 1, bgcolor: 'primary.soft', color: 'text.primary' };

export default function FirstGrid() {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, sm: 8 }}>
        <Box sx={tile}>Order 20418: two parcels</Box>
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Box sx={tile}>€24.80</Box>
      </Grid>
    </Grid>
  );
}
