import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function Address() {
  return <>{localStorage.getItem('delivery-address') ?? 'No address is saved.'}</>;
}

export default function SavedAddress() {
  return (
    <Typography sx={{ maxWidth: 240 }}>
      <NoSsr fallback={<Skeleton />}>
        <Address />
      </NoSsr>
    </Typography>
  );
}
