import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function FullWidthBand() {
  return (
    <Box sx={{ color: 'text.primary' }}>
      <Box component="section" aria-label="Offer" sx={{ py: 2, bgcolor: 'primary.soft' }}>
        <Container maxWidth="xs">Berths for boats up to 12 meters.</Container>
      </Box>
      <Box component="section" aria-label="Prices" sx={{ py: 2, bgcolor: 'background.paper' }}>
        <Container maxWidth="xs">A night costs €24.80.</Container>
      </Box>
    </Box>
  );
}
