import Box from '@mui/system/Box';

export default function DeliveryNote() {
  return (
    <Box component="section" aria-label="Delivery" sx={{ maxWidth: 360, color: 'text.primary' }}>
      <Box component="p" sx={{ typography: 'h6', m: 0 }}>
        Delivery on Thursday
      </Box>
      <Box component="p" sx={{ typography: 'body1', m: 0, mt: 1 }}>
        Two parcels from hall 3, with the ferry to Trieste.
      </Box>
      <Box component="p" sx={{ typography: 'body2', m: 0, mt: 1, color: 'text.secondary' }}>
        Weather may delay the ferry.
      </Box>
    </Box>
  );
}
