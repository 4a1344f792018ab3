import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const orders = ['Order 20418', 'Order 20419', 'Order 20420'];
const compact = { spacing: createTheme({ spacing: 4 }).spacing };

function OrderList({ name }: { name: string }) {
  return (
    <Box component="ul" aria-label={name} sx={{ flex: '1 1 140px', m: 0, p: 0, listStyle: 'none' }}>
      {orders.map((order) => (
        <Box key={order} component="li" sx={{ p: 2, border: 1, borderColor: 'divider' }}>
          {order}
        </Box>
      ))}
    </Box>
  );
}

export default function CompactArea() {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', color: 'text.primary' }}
    >
      <OrderList name="Normal" />
      <ThemeProvider theme={compact}>
        <OrderList name="Compact" />
      </ThemeProvider>
    </Box>
  );
}
