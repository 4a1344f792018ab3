import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem, type MenuItemProps } from '@mui/base/MenuItem';
import { invoices, orders, type Order } from './invoices.ts';

function MenuItem(props: MenuItemProps) {
  return (
    <BaseMenuItem
      {...props}
      className="cursor-pointer px-3 py-2 outline-0 before:me-2 before:content-['○'_/_''] aria-checked:before:content-['●'_/_''] [&:is(:focus-visible,:hover)]:bg-[#1a5fb4] [&:is(:focus-visible,:hover)]:text-white dark:[&:is(:focus-visible,:hover)]:bg-[#8ab8ff] dark:[&:is(:focus-visible,:hover)]:text-[#0e1726]"
    />
  );
}

export default function SortMenu() {
  const [order, setOrder] = React.useState<Order>('Number');
  const [open, setOpen] = React.useState(false);

  return (
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <Dropdown open={open} onOpenChange={(_, next) => setOpen(next)}>
        <MenuButton
          className="cursor-pointer rounded-lg border-0 bg-[#1a5fb4] px-3 py-2 text-white outline-offset-2 outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 data-open:outline-3 dark:bg-[#8ab8ff] dark:text-[#0e1726] dark:outline-[#8ab8ff]"
          disabled={invoices.length < 2}
          data-open={open || undefined}
        >
          Sorted by: {order}
        </MenuButton>
        <Menu
          slotProps={{
            root: {
              className: 'z-1',
              disablePortal: true,
              strategy: 'fixed',
              placement: 'bottom-start',
            },
            listbox: {
              className:
                'mx-0 my-2 min-w-45 list-none border border-[#6b7689] bg-white p-0 text-[#1a2233] outline-0 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4]',
            },
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
      <ol className="m-0 list-none p-0">
        {invoices.toSorted(orders[order]).map(({ number, due, total }) => (
          <li key={number}>
            Invoice {number}, due {due}: €{total}
          </li>
        ))}
      </ol>
    </div>
  );
}
