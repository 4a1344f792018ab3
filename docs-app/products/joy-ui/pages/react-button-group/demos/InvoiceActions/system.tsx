import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

export default function InvoiceActions() {
  const [copies, setCopies] = React.useState(1);
  const [vertical, setVertical] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup
        aria-label="Invoice 2041"
        orientation={vertical ? 'vertical' : 'horizontal'}
        color="primary"
        size="lg"
        spacing={vertical ? 1 : 0}
        buttonFlex={vertical ? 'none' : '1 0 90px'}
      >
        <Button onClick={() => setCopies(copies + 1)}>Copy</Button>
        <Button onClick={() => setVertical(!vertical)}>Turn</Button>
        <IconButton aria-label="Delete the copies" onClick={() => setCopies(1)}>
          <SvgIcon>
            <path d="M9 3h6l1 2h4v2H4V5h4zM6 8h12l-1 13H7z" />
          </SvgIcon>
        </IconButton>
      </ButtonGroup>
      <Typography role="status">{copies === 1 ? 'One invoice' : `${copies} invoices`}</Typography>
    </Stack>
  );
}
