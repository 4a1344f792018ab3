import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InvertedNotice() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ maxWidth: 360, p: 3, borderRadius: 'md' }}
    >
      <Typography level="title-lg">New depot in Lisbon</Typography>
      <Typography textColor="text.primary" sx={{ mt: 1, mb: 2 }}>
        From May on, parcels to Portugal arrive a day earlier.
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button>See prices</Button>
        <Button variant="outlined">Later</Button>
      </Stack>
    </Sheet>
  );
}
