import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FixedSchemes() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper data-mode="light" variant="outlined" sx={{ p: 2 }}>
        <Typography gutterBottom>Light ticket</Typography>
        <Button variant="outlined">Print</Button>
      </Paper>
      <Paper data-mode="dark" variant="outlined" sx={{ p: 2 }}>
        <Typography gutterBottom>Dark ticket</Typography>
        <Button variant="outlined">Show</Button>
      </Paper>
    </Stack>
  );
}
