import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';

export default function FullWidthGrid() {
  return (
    <Box sx={{ display: 'flex', width: '100%' }}>
      <Grid container spacing={2} sx={{ width: '100%' }}>
        <Grid size="grow">
          <TextField fullWidth label="Street" />
        </Grid>
        <Grid size={4}>
          <TextField fullWidth label="Number" />
        </Grid>
      </Grid>
    </Box>
  );
}
