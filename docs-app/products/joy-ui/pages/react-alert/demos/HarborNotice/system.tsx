import Alert from '@mui/joy/Alert';

export default function HarborNotice() {
  return (
    <Alert role="note" sx={{ maxWidth: 460 }}>
      The harbor office is closed on Monday.
    </Alert>
  );
}
