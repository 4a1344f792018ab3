import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';

const orders = ['Order 1482', 'Order 1483', 'Order 1484', 'Order 1485', 'Order 1486'];

export default function StickyHeader() {
  return (
    <Box
      role="region"
      aria-label="Orders"
      tabIndex={0}
      sx={{
        isolation: 'isolate',
        width: '100%',
        maxWidth: 280,
        height: 160,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
      }}
    >
      <Box sx={{ position: 'sticky', top: 0, zIndex: 'appBar', p: 2, bgcolor: 'background.paper' }}>
        <strong>Orders</strong>
      </Box>
      {orders.map((order) => (
        <Box key={order} sx={{ p: 2 }}>
          <Badge color="primary" badgeContent={2}>
            {order}
          </Badge>
        </Box>
      ))}
    </Box>
  );
}
