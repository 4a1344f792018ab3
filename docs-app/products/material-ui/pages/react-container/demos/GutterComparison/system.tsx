import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';

export default function GutterComparison() {
  return (
    <Stack spacing={1}>
      <Container maxWidth="sm" sx={{ outline: '1px dashed', outlineColor: 'divider' }}>
        With gutters
      </Container>
      <Container
        maxWidth="sm"
        disableGutters
        sx={{ outline: '1px dashed', outlineColor: 'divider' }}
      >
        Without gutters
      </Container>
    </Stack>
  );
}
