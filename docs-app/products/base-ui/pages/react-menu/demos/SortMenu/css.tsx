import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './SortMenu.css';
import { invoices, orders, type Order } from './invoices.ts';

export default function SortMenu() {
  const [order, setOrder] = React.useState<Order>('Number');
  const [open, setOpen] = React.useState(false);

  return (
    <div className="SortMenu">
      <Dropdown open={open} onOpenChange={(_, next) => setOpen(next)}>
        <MenuButton
          className="SortMenu-button"
          disabled={invoices.length < 2}
          data-open={open || undefined}
        >
          Sorted by: {order}
        </MenuButton>
        <Menu
          slotProps={{
            root: {
              className: 'SortMenu-popup',
              disablePortal: true,
              strategy: 'fixed',
              placement: 'bottom-start',
            },
            listbox: {
              className: 'SortMenu-list',
            },
          }}
        >
          {(Object.keys(orders) as Order[]).map((name) => (
            <MenuItem
              className="SortMenu-item"
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
    </div>
  );
}
