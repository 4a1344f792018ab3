import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';

interface OrderLinkProps {
  href: string;
  children: string;
}

function OrderLink({ href, children }: OrderLinkProps) {
  const ref = React.useRef<HTMLAnchorElement>(null);
  const { getRootProps } = useMenuItem({ rootRef: ref, label: children });

  return (
    <li role="none">
      <a
        className="block cursor-pointer rounded-lg px-3 py-2 text-inherit no-underline outline-0 [&:is(:focus-visible,:hover)]:bg-[#e4ecf6] [&:is(:focus-visible,:hover)]:inset-ring-2 [&:is(:focus-visible,:hover)]:inset-ring-[#1a5fb4] dark:[&:is(:focus-visible,:hover)]:bg-[#283449] dark:[&:is(:focus-visible,:hover)]:inset-ring-[#8ab8ff]"
        {...getRootProps()}
        href={href}
      >
        {children}
      </a>
    </li>
  );
}

export default function OrderLinks() {
  return (
    <div className="flex flex-wrap items-center gap-4 text-[#1a2233] dark:text-[#e8ecf4]">
      <Dropdown>
        <MenuButton className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-4 py-2 text-[#1a2233] outline-offset-2 outline-[#1a5fb4] [font:inherit] after:ms-2 after:content-['▾'_/_''] focus-visible:outline-3 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff]">
          Order 20418
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
          <OrderLink href="#order-20418">Details</OrderLink>
          <OrderLink href="#invoice-318">Invoice 318</OrderLink>
          <OrderLink href="#parcel-12">Parcel 12</OrderLink>
        </Menu>
      </Dropdown>
    </div>
  );
}
