import Box from '@mui/system/Box';

const colors = [
  { status: 'Paid', bgcolor: 'primary.main', color: 'primary.contrastText' },
  { status: 'Draft', bgcolor: 'background.paper', color: 'text.primary' },
  { status: 'Archived', bgcolor: 'background.paper', color: 'text.secondary' },
];

export default function StatusColors() {
  return (
    <Box
      component="ul"
      aria-label="Invoices"
      sx={{ display: 'grid', gap: 1, maxWidth: 420, m: 0, p: 0, listStyle: 'none' }}
    >
      {colors.map(({ status, bgcolor, color }) => (
        <Box
          component="li"
          key={status}
          sx={{ p: 1.5, bgcolor, color, border: 1, borderColor: 'divider' }}
        >
          {status}: <code>{bgcolor}</code>, <code>{color}</code>
        </Box>
      ))}
    </Box>
  );
}
