import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem, type MenuItemProps } from '@mui/base/MenuItem';

function MenuItem(props: MenuItemProps) {
  return (
    <BaseMenuItem
      {...props}
      className="cursor-pointer rounded-lg px-3 py-2 outline-0 [&:is(.base--focusVisible,:hover)]:bg-[#e4ecf6] [&:is(.base--focusVisible,:hover)]:inset-ring-2 [&:is(.base--focusVisible,:hover)]:inset-ring-[#1a5fb4] dark:[&:is(.base--focusVisible,:hover)]:bg-[#283449] dark:[&:is(.base--focusVisible,:hover)]:inset-ring-[#8ab8ff]"
    />
  );
}

export default function ParcelMenu() {
  const [done, setDone] = React.useState('');

  return (
    <div className="flex flex-wrap items-center gap-4 text-[#1a2233] dark:text-[#e8ecf4]">
      <Dropdown>
        <MenuButton className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-4 py-2 text-[#1a2233] outline-offset-2 outline-[#1a5fb4] [font:inherit] after:ms-2 after:content-['▾'_/_''] focus-visible:outline-3 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff]">
          Parcel 12
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
                'mx-0 my-1 min-w-45 list-none rounded-lg border border-[#d0d7e2] bg-white p-1 text-[#1a2233] shadow-[0_6px_18px_rgb(0_0_0/0.25)] outline-0 dark:border-[#3a4458] dark:bg-[#1b2230] dark:text-[#e8ecf4]',
            },
          }}
        >
          <MenuItem onClick={() => setDone('Parcel 12 is in Ghent.')}>Track</MenuItem>
          <MenuItem onClick={() => setDone('The label is printed.')}>Print label</MenuItem>
          <li role="none">
            <hr className="mx-0 my-1 border-0 border-t border-[#d0d7e2] dark:border-[#3a4458]" />
          </li>
          <MenuItem onClick={() => setDone('The pickup is canceled.')}>Cancel pickup</MenuItem>
        </Menu>
      </Dropdown>
      <span role="status">{done}</span>
    </div>
  );
}
