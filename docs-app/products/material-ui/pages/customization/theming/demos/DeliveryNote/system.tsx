import type {} from '@mui/material/themeCssVarsAugmentation';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const OrderNumber = styled('h3')(({ theme }) => ({
  ...theme.typography.h6,
  margin: theme.spacing(0, 0, 1),
  color: (theme.vars ?? theme).palette.primary.main,
}));

export default function DeliveryNote() {
  return (
    <Paper
      variant="outlined"
      sx={(theme) => ({
        maxWidth: 360,
        p: 2,
        borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.primary.main}`,
        [theme.breakpoints.up('sm')]: { p: 3 },
      })}
    >
      <OrderNumber>Order 20418</OrderNumber>
      Leaves the harbor at noon
    </Paper>
  );
}
