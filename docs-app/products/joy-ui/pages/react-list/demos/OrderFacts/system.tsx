import * as React from 'react';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Switch from '@mui/joy/Switch';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const facts = ['Order 1042', '3 items', '418 euros', 'Paid'];

export default function OrderFacts() {
  const [stacked, setStacked] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography
        component="label"
        endDecorator={
          <Switch checked={stacked} onChange={(event) => setStacked(event.target.checked)} />
        }
      >
        Below each other
      </Typography>
      <List
        component="div"
        role="group"
        aria-label="Order 1042"
        wrap={!stacked}
        orientation={stacked ? 'vertical' : 'horizontal'}
        variant="soft"
        size="sm"
        sx={{ flexGrow: 0, borderRadius: 'sm' }}
      >
        {facts.flatMap((fact, index) => [
          ...(index > 0 ? [<ListDivider key={index} inset="gutter" />] : []),
          <ListItem key={fact}>
            <ListItemContent sx={{ whiteSpace: 'nowrap' }}>{fact}</ListItemContent>
          </ListItem>,
        ])}
      </List>
    </Stack>
  );
}
