import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import './ParcelRow.css';

export default function ParcelRow() {
  return (
    <Paper variant="outlined" className="ParcelRow">
      <Typography className="ParcelRow-text">Parcel 1042, 3 kg</Typography>
      <Chip size="small" label="Sent" />
    </Paper>
  );
}
