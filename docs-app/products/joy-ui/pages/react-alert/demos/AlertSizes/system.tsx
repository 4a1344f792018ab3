import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const icon = (
  <SvgIcon>
    <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 15h-2v-6h2zm0-8h-2V7h2z" />
  </SvgIcon>
);

export default function AlertSizes() {
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 460 }}>
      <Alert role="note" size="sm" startDecorator={icon}>
        Parcel 88 waits at the east quay.
      </Alert>
      <Alert role="note" startDecorator={icon}>
        Parcel 89 is on the ferry.
      </Alert>
      <Alert role="note" size="lg" startDecorator={icon}>
        Parcel 90 arrives on Friday.
      </Alert>
    </Stack>
  );
}
