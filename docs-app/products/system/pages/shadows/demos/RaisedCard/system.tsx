import Box from '@mui/system/Box';

export default function RaisedCard() {
  return (
    <Box
      component="article"
      sx={{
        maxWidth: 280,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        transition: 'box-shadow 150ms',
        '&:hover, &:focus-within': { boxShadow: 2 },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      <Box component="a" href="#order-20418" sx={{ color: 'inherit' }}>
        Order 20418
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
        2 items, €96.50
      </Box>
    </Box>
  );
}
