import * as React from 'react';
import Button from '@mui/joy/Button';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet, { type SheetProps } from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants: NonNullable<SheetProps['variant']>[] = ['plain', 'outlined', 'soft', 'solid'];

export default function NoticeSheet() {
  const [chosen, setChosen] = React.useState('soft');
  const [seen, setSeen] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <RadioGroup
        orientation="horizontal"
        aria-label="Variant"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        sx={{ flexWrap: 'wrap', gap: 2 }}
      >
        {variants.map((variant) => (
          <Radio key={variant} value={variant} label={variant} sx={{ margin: 0 }} />
        ))}
      </RadioGroup>
      <Sheet
        component="section"
        aria-label="Notice"
        variant={variants.find((variant) => variant === chosen)}
        color="primary"
        invertedColors
        sx={{ padding: 2, borderRadius: 'md', display: 'grid', gap: 1.5 }}
      >
        <Typography level="title-md">The warehouse moves on 3 May</Typography>
        <Typography textColor="text.primary">
          {seen ? 'You have read this.' : 'Orders leave a day later that week.'}
        </Typography>
        <Button onClick={() => setSeen(!seen)} sx={{ justifySelf: 'start' }}>
          {seen ? 'Mark as new' : 'Mark as read'}
        </Button>
      </Sheet>
    </Stack>
  );
}
