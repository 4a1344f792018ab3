import * as React from 'react';
import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import Stack from '@mui/system/Stack';

const widths = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function ReadingWidth() {
  const [maxWidth, setMaxWidth] = React.useState<(typeof widths)[number] | false>('xs');
  const [bare, setBare] = React.useState(false);
  const [fixed, setFixed] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ color: 'text.primary' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <label>
          Width{' '}
          <Box
            component="select"
            value={String(maxWidth)}
            onChange={(event: React.ChangeEvent<HTMLSelectElement>) =>
              setMaxWidth(widths.find((width) => width === event.target.value) ?? false)
            }
            sx={{ font: 'inherit', p: 0.5 }}
          >
            {[...widths, 'false'].map((width) => (
              <option key={width}>{width}</option>
            ))}
          </Box>
        </label>
        <label>
          <input type="checkbox" checked={bare} onChange={() => setBare(!bare)} /> No gutters
        </label>
        <label>
          <input type="checkbox" checked={fixed} onChange={() => setFixed(!fixed)} /> Fixed
        </label>
      </Stack>
      <Box sx={{ bgcolor: 'background.default', py: 2 }}>
        <Container
          component="section"
          aria-label="Delivery note"
          maxWidth={maxWidth}
          disableGutters={bare}
          fixed={fixed}
        >
          <Box sx={{ p: 2, bgcolor: 'primary.soft' }}>
            Order 4711 leaves our warehouse on Monday. You can change the address until Sunday
            night.
          </Box>
        </Container>
      </Box>
    </Stack>
  );
}
