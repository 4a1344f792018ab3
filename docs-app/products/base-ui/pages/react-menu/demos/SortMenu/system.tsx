import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';
import { invoices, orders, type Order } from './invoices.ts';

export default function SortMenu() {
  const [order, setOrder] = React.useState<Order>('Number');
  const [open, setOpen] = React.useState(false);

  return (
    <Column>
      <Dropdown open={open} onOpenChange={(_, next) => setOpen(next)}>
        <MenuButton disabled={invoices.length < 2} data-open={open || undefined}>
          Sorted by: {order}
        </MenuButton>
        <Menu
          slots={{ root: Popup, listbox: Listbox }}
          slotProps={{
            root: { disablePortal: true, strategy: 'fixed', placement: 'bottom-start' },
          }}
        >
          {(Object.keys(orders) as Order[]).map((name) => (
            <MenuItem
              key={name}
              role="menuitemradio"
              aria-checked={name === order}
              onClick={() => setOrder(name)}
            >
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

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  onPrimary: 'light-dark(#ffffff, #0e1726)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  color: colors.text,
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
}));

const MenuButton = styled(BaseMenuButton)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  border: 0,
  borderRadius: 8,
  backgroundColor: colors.primary,
  color: colors.onPrimary,
  font: 'inherit',
  cursor: 'pointer',
  '&[data-open], &:focus-visible': {
    outline: `3px solid ${colors.primary}`,
    outlineOffset: 2,
  },
}));

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')(({ theme }) => ({
  minWidth: 180,
  margin: theme.spacing(1, 0),
  padding: 0,
  border: `1px solid ${colors.border}`,
  outline: 0,
  backgroundColor: colors.paper,
  color: colors.text,
  listStyle: 'none',
}));

const MenuItem = styled(BaseMenuItem)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  outline: 0,
  cursor: 'pointer',
  '&::before': { content: '"○" / ""', marginInlineEnd: theme.spacing(1) },
  '&[aria-checked="true"]::before': { content: '"●" / ""' },
  '&:focus-visible, &:hover': {
    backgroundColor: colors.primary,
    color: colors.onPrimary,
  },
}));
