import * as React from 'react';
import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const products = ['Chair “Lark”', 'Table “Alder”', 'Lamp “Heron”', 'Shelf “Birch”'];

export default function ShopGrid() {
  const [big, setBig] = React.useState(false);

  return (
    <Sheet sx={{ padding: 1, overflow: 'hidden' }}>
      <Grid
        container
        component="ul"
        rowSpacing={1}
        columnSpacing={2}
        disableEqualOverflow
        sx={{ paddingInline: 0, listStyle: 'none' }}
      >
        {products.map((product) => (
          <Grid key={product} component="li" xs={big ? 12 : 6} md={big ? 6 : 3}>
            <Sheet variant="soft" sx={{ padding: 2, borderRadius: 'sm' }}>
              {product}
            </Sheet>
          </Grid>
        ))}
      </Grid>
      <Button
        variant="soft"
        aria-pressed={big}
        onClick={() => setBig(!big)}
        sx={{ marginBlockStart: 2 }}
      >
        Larger
      </Button>
    </Sheet>
  );
}
