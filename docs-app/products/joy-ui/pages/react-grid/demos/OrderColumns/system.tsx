import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function OrderColumns() {
  return (
    <Grid container spacing={2} sx={{ margin: 0 }}>
      <Grid xs={8}>
        <Sheet variant="soft" sx={{ padding: 2 }}>
          Two chairs and a table
        </Sheet>
      </Grid>
      <Grid xs={4}>
        <Sheet variant="soft" sx={{ padding: 2 }}>
          418 euros
        </Sheet>
      </Grid>
    </Grid>
  );
}
