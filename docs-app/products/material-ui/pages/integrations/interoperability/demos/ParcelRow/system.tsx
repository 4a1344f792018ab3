import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ParcelRow() {
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', alignItems: 'center', gap: '8px', padding: '16px', maxWidth: '384px' }}
    >
      <Typography sx={{ flexGrow: 1 }}>Parcel 1042, 3 kg</Typography>
      <Chip size="small" label="Sent" />
    </Paper>
  );
}
