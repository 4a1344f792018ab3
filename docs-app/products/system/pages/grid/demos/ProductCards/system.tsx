import Box from '@mui/system/Box';

const products = ['Oak shelf', 'Brass hook', 'Linen curtain', 'Desk lamp', 'Wool rug'];

export default function ProductCards() {
  return (
    <Box
      component="ul"
      aria-label="Products"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        color: 'text.primary',
      }}
    >
      {products.map((product) => (
        <Box
          component="li"
          key={product}
          sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {product}
        </Box>
      ))}
    </Box>
  );
}
