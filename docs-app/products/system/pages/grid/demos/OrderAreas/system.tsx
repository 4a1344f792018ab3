import Box from '@mui/system/Box';

const area = { p: 2, border: 1, borderColor: 'divider' };

export default function OrderAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: {
          xs: '"header" "items" "total"',
          sm: '"header header" "items total"',
        },
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
        gap: 1,
        color: 'text.primary',
      }}
    >
      <Box sx={{ ...area, gridArea: 'header' }}>Order 20418</Box>
      <Box sx={{ ...area, gridArea: 'items' }}>Oak shelf, brass hook</Box>
      <Box sx={{ ...area, gridArea: 'total' }}>€96.50</Box>
    </Box>
  );
}
