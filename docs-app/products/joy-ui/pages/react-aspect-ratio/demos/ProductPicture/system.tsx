import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const ratios = ['1', '4/3', '16/9'];

export default function ProductPicture() {
  const [ratio, setRatio] = React.useState('4/3');

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 280 }}>
      <ToggleButtonGroup
        aria-label="Shape"
        variant="soft"
        value={ratio}
        onChange={(_, value) => {
          if (value !== null) setRatio(value);
        }}
      >
        {ratios.map((each) => (
          <Button key={each} value={each}>
            {each}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex' }}>
        <AspectRatio
          flex
          ratio={ratio}
          minHeight={120}
          maxHeight={280}
          variant="outlined"
          slotProps={{ content: { sx: { borderRadius: 'md' } } }}
        >
          <svg
            viewBox="0 0 320 240"
            preserveAspectRatio="xMidYMid slice"
            role="img"
            aria-label="A table by a window"
          >
            <rect width="320" height="240" fill="#dbe7f3" />
            <rect x="96" y="24" width="128" height="96" fill="#fff" />
            <path d="M160 24v96M96 72h128" stroke="#8aa4bd" strokeWidth="6" />
            <path d="M40 150h240v16H40zm16 16h14v74H56zm194 0h14v74h-14z" fill="#8a6a4b" />
          </svg>
        </AspectRatio>
      </Box>
    </Box>
  );
}
