import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ParcelRow() {
  return (
    <Paper variant="outlined" className="flex max-w-[384px] items-center gap-[8px] p-[16px]">
      <Typography className="grow">Parcel 1042, 3 kg</Typography>
      <Chip size="small" label="Sent" />
    </Paper>
  );
}
