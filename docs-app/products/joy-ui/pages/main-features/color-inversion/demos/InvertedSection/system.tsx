import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { applySolidInversion } from '@mui/joy/colorInversion';

export default function InvertedSection() {
  return (
    <Box
      component="section"
      aria-label="Newsletter"
      sx={[
        { maxWidth: 360, p: 3, borderRadius: 'md', bgcolor: 'neutral.800' },
        applySolidInversion('neutral'),
      ]}
    >
      <Typography level="title-lg">Ship smarter</Typography>
      <Typography sx={{ mt: 1, mb: 2 }}>
        One letter a month. Read the <Link href="#notes">last one</Link> first.
      </Typography>
      <Button>Subscribe</Button>
    </Box>
  );
}
