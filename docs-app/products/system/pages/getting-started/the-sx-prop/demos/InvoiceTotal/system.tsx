import * as React from 'react';
import Box from '@mui/system/Box';

export default function InvoiceTotal() {
  const [paid, setPaid] = React.useState(false);

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        maxWidth: 420,
        p: 2,
        borderRadius: 1,
        bgcolor: paid ? 'success.soft' : 'warning.soft',
        color: 'text.primary',
      }}
    >
      <Box role="status" sx={{ flex: 1, typography: 'body1' }}>
        {paid ? 'Invoice 318 is paid.' : 'Invoice 318: €640 are due.'}
      </Box>
      <Box
        component="button"
        type="button"
        onClick={() => setPaid(!paid)}
        sx={{
          px: 2,
          py: 1,
          border: 0,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          font: 'inherit',
          cursor: 'pointer',
        }}
      >
        {paid ? 'Reopen' : 'Mark as paid'}
      </Box>
    </Box>
  );
}
