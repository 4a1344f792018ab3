import * as React from 'react';
import Box from '@mui/system/Box';

export default function CornerCounter() {
  const [count, setCount] = React.useState(1);

  return (
    <Box
      component="button"
      type="button"
      onClick={() => setCount(count + 1)}
      sx={{
        position: 'relative',
        px: 3,
        py: 1.5,
        border: 1,
        borderColor: 'border',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        font: 'inherit',
        cursor: 'pointer',
      }}
    >
      Add to the order
      <Box
        component="span"
        sx={{
          position: 'absolute',
          top: -10,
          insetInlineEnd: -10,
          minWidth: 24,
          px: 0.5,
          borderRadius: '12px',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          lineHeight: '24px',
        }}
      >
        {count}
      </Box>
    </Box>
  );
}
