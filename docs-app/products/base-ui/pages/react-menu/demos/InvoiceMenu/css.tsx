import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './InvoiceMenu.css';

export default function InvoiceMenu() {
  const [done, setDone] = React.useState('');

  return (
    <div className="InvoiceMenu">
      <Dropdown>
        <MenuButton className="InvoiceMenu-button">Invoice 318</MenuButton>
        <Menu
          slotProps={{
            root: {
              className: 'InvoiceMenu-popup',
              disablePortal: true,
              strategy: 'fixed',
              placement: 'bottom-start',
            },
            listbox: {
              className: 'InvoiceMenu-list',
            },
          }}
        >
          <MenuItem
            className="InvoiceMenu-item"
            onClick={() => setDone('The invoice was sent again.')}
          >
            Send again
          </MenuItem>
          <MenuItem
            className="InvoiceMenu-item"
            onClick={() => setDone('A copy is in your drafts.')}
          >
            Make a copy
          </MenuItem>
          <MenuItem className="InvoiceMenu-item" disabled>
            Delete
          </MenuItem>
        </Menu>
      </Dropdown>
      <span role="status">{done}</span>
    </div>
  );
}
