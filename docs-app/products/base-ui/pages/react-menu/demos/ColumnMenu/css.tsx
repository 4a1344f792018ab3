import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './ColumnMenu.css';

type Cancelable = React.MouseEvent & { defaultMuiPrevented?: boolean };

const columns = ['Customer', 'Due date', 'Total'];

export default function ColumnMenu() {
  const [shown, setShown] = React.useState(['Customer', 'Total']);

  function toggle(event: Cancelable, name: string) {
    event.defaultMuiPrevented = true;
    setShown(columns.filter((column) => shown.includes(column) !== (column === name)));
  }

  return (
    <div className="ColumnMenu">
      <Dropdown>
        <MenuButton className="ColumnMenu-button">Columns</MenuButton>
        <Menu
          slotProps={{
            root: {
              className: 'ColumnMenu-popup',
              disablePortal: true,
              strategy: 'fixed',
              placement: 'bottom-start',
            },
            listbox: { className: 'ColumnMenu-list' },
          }}
        >
          {columns.map((column) => (
            <MenuItem
              className="ColumnMenu-item"
              key={column}
              role="menuitemcheckbox"
              aria-checked={shown.includes(column)}
              onClick={(event) => toggle(event, column)}
            >
              {column}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <span role="status">{shown.join(', ') || 'No columns'}</span>
    </div>
  );
}
