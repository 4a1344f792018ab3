import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function Zone() {
  return <strong>{Intl.DateTimeFormat().resolvedOptions().timeZone}</strong>;
}

export default function TimeZone() {
  return (
    <Typography>
      Times are in the zone{' '}
      <NoSsr>
        <Zone />
      </NoSsr>
    </Typography>
  );
}
