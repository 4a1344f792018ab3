import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './ParcelMenu.css';

export default function ParcelMenu() {
  const [done, setDone] = React.useState('');

  return (
    <div className="ParcelMenu">
      <Dropdown>
        <MenuButton className="ParcelMenu-button">Parcel 12</MenuButton>
        <Menu
          slotProps={{
            root: {
              className: 'ParcelMenu-popup',
              disablePortal: true,
              strategy: 'fixed',
              placement: 'bottom-start',
            },
            listbox: { className: 'ParcelMenu-list' },
          }}
        >
          <MenuItem className="ParcelMenu-item" onClick={() => setDone('Parcel 12 is in Ghent.')}>
            Track
          </MenuItem>
          <MenuItem className="ParcelMenu-item" onClick={() => setDone('The label is printed.')}>
            Print label
          </MenuItem>
          <li role="none">
            <hr className="ParcelMenu-separator" />
          </li>
          <MenuItem className="ParcelMenu-item" onClick={() => setDone('The pickup is canceled.')}>
            Cancel pickup
          </MenuItem>
        </Menu>
      </Dropdown>
      <span role="status">{done}</span>
    </div>
  );
}
