import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const berths = [
  { name: 'A1', ship: 'Aurora', time: '06:40' },
  { name: 'A2', ship: 'Santa Rita', time: '09:15' },
  { name: 'B1', ship: 'Albatross', time: '13:00' },
];

export default function BerthRows() {
  return (
    <Stack component="ul" role="list" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {berths.map(({ name, ship, time }) => (
        <Stack
          key={name}
          component="li"
          direction={{ xs: 'column', sm: 'row' }}
          spacing={{ xs: 0.5, sm: 2 }}
          sx={{ p: 2, borderRadius: 1, bgcolor: 'primary.soft', color: 'text.primary' }}
        >
          <strong>{name}</strong>
          <Box component="span" sx={{ flexGrow: 1 }}>
            {ship}
          </Box>
          <span>{time}</span>
        </Stack>
      ))}
    </Stack>
  );
}
