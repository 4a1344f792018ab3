import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const tile = { p: 1, borderRadius: 1, bgcolor: 'primary.soft', color: 'text.primary' };

export default function GrowAndAuto() {
  return (
    <Grid container spacing={1}>
      <Grid size="auto">
        <Box sx={tile}>A-17</Box>
      </Grid>
      <Grid size="grow">
        <Box sx={tile}>Porto</Box>
      </Grid>
      <Grid size={4}>
        <Box sx={tile}>4 columns</Box>
      </Grid>
      <Grid size={6} offset={3}>
        <Box sx={tile}>Offset of 3</Box>
      </Grid>
      <Grid size={5} offset="auto">
        <Box sx={tile}>At the end</Box>
      </Grid>
    </Grid>
  );
}
