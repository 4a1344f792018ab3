import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const prices = [
  { item: 'Two chairs “Lark”, oak', euros: 318 },
  { item: 'One table', euros: 100 },
];

export default function PriceTable() {
  const [both, setBoth] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ maxWidth: 360, alignItems: 'flex-start' }}>
      <Table
        borderAxis={both ? 'both' : 'x'}
        noWrap
        stickyFooter
        size="lg"
        variant="soft"
        color="primary"
        sx={{
          '& caption': { captionSide: 'top', textAlign: 'start', padding: 1 },
          '& tr > :last-child': { textAlign: 'end', width: 90 },
        }}
      >
        <caption>Order 1042, in euros</caption>
        <tbody>
          {prices.map(({ item, euros }) => (
            <tr key={item}>
              <td>{item}</td>
              <td>{euros}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum</th>
            <td>{prices.reduce((sum, { euros }) => sum + euros, 0)}</td>
          </tr>
        </tfoot>
      </Table>
      <Button variant="soft" aria-pressed={both} onClick={() => setBoth(!both)}>
        All lines
      </Button>
    </Stack>
  );
}
