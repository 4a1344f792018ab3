import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const months = ['January', 'February', 'March', 'April'];

export default function MonthSwitcher() {
  const [index, setIndex] = React.useState(2);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <ButtonGroup aria-label="Month" variant="plain" sx={{ '--ButtonGroup-separatorSize': '0px' }}>
        <Button onClick={() => setIndex(Math.max(0, index - 1))}>Previous</Button>
        <Divider />
        <Button onClick={() => setIndex(Math.min(months.length - 1, index + 1))}>Next</Button>
      </ButtonGroup>
      <Typography role="status">Invoices of {months[index]}</Typography>
    </Stack>
  );
}
