import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Container from '@mui/joy/Container';

const items = ['Two chairs', 'One table', 'Desk lamp'];

export default function OrderBoxes() {
  const [isWide, setIsWide] = React.useState(false);

  return (
    <Container
      component="section"
      aria-label="Order 1042"
      disableGutters
      maxWidth={isWide ? 'md' : 'xs'}
      sx={{ marginInlineStart: 0 }}
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
          gap: 1,
          margin: 0,
          padding: 2,
          borderRadius: 'md',
          bgcolor: 'background.level1',
          listStyle: 'none',
        }}
      >
        {items.map((item) => (
          <Box
            key={item}
            component="li"
            sx={{
              padding: 1.5,
              borderInlineStart: '4px solid',
              borderColor: 'primary.solidBg',
              bgcolor: 'background.surface',
              color: 'text.primary',
            }}
          >
            {item}
          </Box>
        ))}
      </Box>
      <Button
        variant="soft"
        aria-pressed={isWide}
        onClick={() => setIsWide(!isWide)}
        sx={{ marginBlockStart: 2 }}
      >
        Wide page
      </Button>
    </Container>
  );
}
