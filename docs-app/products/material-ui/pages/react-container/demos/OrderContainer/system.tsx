import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function OrderContainer() {
  return (
    <Container sx={{ outline: '1px dashed', outlineColor: 'divider' }}>
      <Typography>Order 4711 has two parcels. Both left the harbor this morning.</Typography>
    </Container>
  );
}
