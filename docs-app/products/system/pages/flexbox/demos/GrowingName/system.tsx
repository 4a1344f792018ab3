import Box from '@mui/system/Box';

const lines = [
  { name: 'Oak shelf, 120 cm, with two brackets and screws', price: '€89.00' },
  { name: 'Brass hook', price: '€7.50' },
];

export default function GrowingName() {
  return (
    <Box
      component="ul"
      sx={{ maxWidth: 320, m: 0, p: 0, listStyle: 'none', color: 'text.primary' }}
    >
      {lines.map(({ name, price }) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box
            component="span"
            sx={{
              flexGrow: 1,
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {name}
          </Box>
          <Box component="span" sx={{ flexShrink: 0 }}>
            {price}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
