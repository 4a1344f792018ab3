import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function NestedWidths() {
  return (
    <Container maxWidth="md" sx={{ color: 'text.primary' }}>
      <Box component="h3" sx={{ my: 1 }}>
        Order 4711
      </Box>
      <Container component="section" aria-label="Note" maxWidth="xs" disableGutters sx={{ mx: 0 }}>
        The parcel leaves our warehouse on Monday. You can change the address until Sunday night.
      </Container>
    </Container>
  );
}
