import * as React from 'react';
import Button from '@mui/joy/Button';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Stack from '@mui/joy/Stack';

export default function ScopedReceipt() {
  const [scoped, setScoped] = React.useState(true);

  const receipt = (
    <div style={{ width: '100%', padding: 16, border: '1px solid' }}>
      <strong>Order 1042</strong>
      <p>Two chairs and a table, 418 euros.</p>
    </div>
  );

  return (
    <Stack spacing={2} sx={{ maxWidth: 260, alignItems: 'flex-start' }}>
      {scoped ? (
        <ScopedCssBaseline
          disableColorScheme
          component="section"
          aria-label="Receipt"
          slotProps={{ root: { style: { inlineSize: '100%' } } }}
        >
          {receipt}
        </ScopedCssBaseline>
      ) : (
        <section aria-label="Receipt" style={{ inlineSize: '100%' }}>
          {receipt}
        </section>
      )}
      <Button variant="soft" aria-pressed={scoped} onClick={() => setScoped(!scoped)}>
        Baseline
      </Button>
    </Stack>
  );
}
