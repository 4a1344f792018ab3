import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const invoices = [
  { number: 316, due: '2 June', total: 80 },
  { number: 317, due: '28 May', total: 320 },
  { number: 318, due: '9 June', total: 64 },
];

const orders = {
  Number: (a: Invoice, b: Invoice) => a.number - b.number,
  'Smallest total': (a: Invoice, b: Invoice) => a.total - b.total,
  'Largest total': (a: Invoice, b: Invoice) => b.total - a.total,
};

type Invoice = (typeof invoices)[number];
type Order = keyof typeof orders;

export default function SortMenu() {
  const [order, setOrder] = React.useState<Order>('Number');
  const [open, setOpen] = React.useState(false);

  return (
    <Column>
      <Dropdown open={open} onOpenChange={(_, next) => setOpen(next)}>
        <MenuButton data-open={open || undefined}>Sorted by: {order}</MenuButton>
        <Menu
          slots={{ root: Popup, listbox: Listbox }}
          slotProps={{
            root: { disablePortal: true, strategy: 'fixed', placement: 'bottom-start' },
          }}
        >
          {(Object.keys(orders) as Order[]).map((name) => (
            <MenuItem key={name} onClick={() => setOrder(name)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <ol>
        {invoices.toSorted(orders[order]).map(({ number, due, total }) => (
          <li key={number}>
            Invoice {number}, due {due}: €{total}
          </li>
        ))}
      </ol>
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  color: theme.palette.text.primary,
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
}));

const MenuButton = styled(BaseMenuButton)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  font: 'inherit',
  cursor: 'pointer',
  '&[data-open], &:focus-visible': {
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')(({ theme }) => ({
  minWidth: 180,
  margin: theme.spacing(1, 0),
  padding: 0,
  border: `1px solid ${theme.palette.border}`,
  outline: 0,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  listStyle: 'none',
}));

const MenuItem = styled(BaseMenuItem)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  outline: 0,
  cursor: 'pointer',
  '&:focus-visible, &:hover': {
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
  },
}));
