import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

type Cancelable = React.MouseEvent & { defaultMuiPrevented?: boolean };

const columns = ['Customer', 'Due date', 'Total'];

export default function ColumnMenu() {
  const [shown, setShown] = React.useState(['Customer', 'Total']);

  function toggle(event: Cancelable, name: string) {
    event.defaultMuiPrevented = true;
    setShown(columns.filter((column) => shown.includes(column) !== (column === name)));
  }

  return (
    <Row>
      <Dropdown>
        <MenuButton>Columns</MenuButton>
        <Menu
          slots={{ root: Popup, listbox: Listbox }}
          slotProps={{
            root: { disablePortal: true, strategy: 'fixed', placement: 'bottom-start' },
          }}
        >
          {columns.map((column) => (
            <MenuItem
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
    </Row>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  divider: 'light-dark(#d0d7e2, #3a4458)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: colors.text,
}));

const MenuButton = styled(BaseMenuButton)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""', marginInlineStart: theme.spacing(1) },
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')(({ theme }) => ({
  minWidth: 180,
  margin: theme.spacing(0.5, 0),
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.divider}`,
  borderRadius: 8,
  outline: 0,
  backgroundColor: colors.paper,
  boxShadow: '0 6px 18px rgb(0 0 0 / 0.25)',
  color: colors.text,
  listStyle: 'none',
}));

const MenuItem = styled(BaseMenuItem)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  borderRadius: 8,
  outline: 0,
  cursor: 'pointer',
  '&::before': { content: '"☐" / ""', marginInlineEnd: theme.spacing(1) },
  '&[aria-checked="true"]::before': { content: '"☑" / ""' },
  [`&.${menuItemClasses.focusVisible}, &:hover`]: {
    backgroundColor: colors.soft,
    boxShadow: `inset 0 0 0 2px ${colors.primary}`,
  },
}));
