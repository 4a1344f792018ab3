import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function ParcelRow() {
  return (
    <Grid container spacing={2} sx={{ margin: 0 }}>
      <Grid xs="auto">
        <Sheet variant="soft" sx={{ padding: 2 }}>
          77
        </Sheet>
      </Grid>
      <Grid xs>
        <Sheet variant="outlined" sx={{ padding: 2 }}>
          From Bergen to Turku
        </Sheet>
      </Grid>
    </Grid>
  );
}
