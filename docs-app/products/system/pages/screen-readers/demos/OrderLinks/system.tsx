import Box from '@mui/system/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

const orders = [
  { id: '20418', total: '€96.50' },
  { id: '20419', total: '€12.00' },
];

export default function OrderLinks() {
  return (
    <Box
      component="ul"
      sx={{ maxWidth: 320, m: 0, p: 0, listStyle: 'none', color: 'text.primary' }}
    >
      {orders.map(({ id, total }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1 }}
        >
          <span>
            {id}, {total}
          </span>
          <Box
            component="a"
            href={`#order-${id}`}
            sx={{ color: 'primary.main', position: 'relative' }}
          >
            Details
            <Box component="span" sx={visuallyHidden}>
              {' '}
              of order {id}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
