import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import './OrderLinks.css';

interface OrderLinkProps {
  href: string;
  children: string;
}

function OrderLink({ href, children }: OrderLinkProps) {
  const ref = React.useRef<HTMLAnchorElement>(null);
  const { getRootProps } = useMenuItem({ rootRef: ref, label: children });

  return (
    <li role="none">
      <a className="OrderLinks-item" {...getRootProps()} href={href}>
        {children}
      </a>
    </li>
  );
}

export default function OrderLinks() {
  return (
    <div className="OrderLinks">
      <Dropdown>
        <MenuButton className="OrderLinks-button">Order 20418</MenuButton>
        <Menu
          slotProps={{
            root: {
              className: 'OrderLinks-popup',
              disablePortal: true,
              strategy: 'fixed',
              placement: 'bottom-start',
            },
            listbox: { className: 'OrderLinks-list' },
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
