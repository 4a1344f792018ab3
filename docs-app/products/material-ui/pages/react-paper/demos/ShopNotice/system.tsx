import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ShopNotice() {
  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 320 }}>
      <Typography variant="subtitle1" component="p">
        Harbor office
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>The office is closed on Monday.</Typography>
    </Paper>
  );
}
