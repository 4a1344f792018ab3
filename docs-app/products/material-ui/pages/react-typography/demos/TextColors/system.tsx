import Typography from '@mui/material/Typography';

export default function TextColors() {
  return (
    <div>
      <Typography>Order 1042 contains two desk lamps.</Typography>
      <Typography color="textSecondary">Ordered on Monday</Typography>
      <Typography color="primary">Track the parcel in the app.</Typography>
      <Typography color="success">Paid by card</Typography>
      <Typography color="error">The address is not complete.</Typography>
    </div>
  );
}
