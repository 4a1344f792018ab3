import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertColors() {
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 460 }}>
      <Alert role="note">Invoice 2040 is a draft.</Alert>
      <Alert role="note" color="success">
        Invoice 2041 is paid.
      </Alert>
      <Alert role="note" color="warning" variant="outlined">
        Invoice 2042 is due tomorrow.
      </Alert>
      <Alert role="note" color="danger" variant="solid">
        Invoice 2043 was returned by the bank.
      </Alert>
    </Stack>
  );
}
