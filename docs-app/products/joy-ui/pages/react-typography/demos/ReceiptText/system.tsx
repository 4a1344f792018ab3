import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

export default function ReceiptText() {
  const [isCut, setIsCut] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ maxWidth: 300, alignItems: 'flex-start' }}>
      <Typography level="h3" component="p" gutterBottom>
        Thank you, Ada
      </Typography>
      <Typography
        level="title-md"
        startDecorator={
          <SvgIcon color="success">
            <path d="m9 16-4-4-2 2 6 6L21 8l-2-2z" />
          </SvgIcon>
        }
        endDecorator={<Typography level="body-sm">418 euros</Typography>}
        slotProps={{ endDecorator: { sx: { marginInlineStart: 2 } } }}
      >
        Order 1042 is paid
      </Typography>
      <Typography noWrap={isCut} sx={{ maxWidth: '100%' }}>
        Two chairs “Lark” and{' '}
        <Typography variant="soft" color="primary">
          a table “Alder”
        </Typography>{' '}
        leave our workshop in Uppsala tomorrow.
      </Typography>
      <Typography level="body-xs" levelMapping={{ 'body-xs': 'small' }} textColor="text.secondary">
        Prices with tax.
      </Typography>
      <Button
        variant="outlined"
        color="neutral"
        aria-expanded={!isCut}
        onClick={() => setIsCut(!isCut)}
      >
        {isCut ? 'Show all' : 'Show less'}
      </Button>
    </Stack>
  );
}
