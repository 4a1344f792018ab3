import Typography from '@mui/joy/Typography';

export default function OrderSentence() {
  return (
    <Typography level="body-lg" sx={{ maxWidth: 420 }}>
      Order 1042 is{' '}
      <Typography variant="soft" color="success">
        paid
      </Typography>{' '}
      and leaves Bergen{' '}
      <Typography color="primary" sx={{ fontWeight: 'lg' }}>
        on 12 March
      </Typography>
      .
    </Typography>
  );
}
