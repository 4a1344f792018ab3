import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

export default function InvoiceMenu() {
  const [done, setDone] = React.useState('');

  return (
    <Row>
      <Dropdown>
        <MenuButton>Invoice 318</MenuButton>
        <Menu
          slots={{ root: Popup, listbox: Listbox }}
          slotProps={{
            root: { disablePortal: true, strategy: 'fixed', placement: 'bottom-start' },
          }}
        >
          <MenuItem onClick={() => setDone('The invoice was sent again.')}>Send again</MenuItem>
          <MenuItem onClick={() => setDone('A copy is in your drafts.')}>Make a copy</MenuItem>
          <MenuItem disabled>Delete</MenuItem>
        </Menu>
      </Dropdown>
      <span role="status">{done}</span>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: theme.palette.text.primary,
}));

const MenuButton = styled(BaseMenuButton)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${theme.palette.border}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""', marginInlineStart: theme.spacing(1) },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')(({ theme }) => ({
  minWidth: 180,
  margin: theme.spacing(0.5, 0),
  padding: theme.spacing(0.5),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  outline: 0,
  backgroundColor: theme.palette.background.paper,
  boxShadow: '0 6px 18px rgb(0 0 0 / 0.25)',
  color: theme.palette.text.primary,
  listStyle: 'none',
}));

const MenuItem = styled(BaseMenuItem)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.shape.borderRadius,
  outline: 0,
  cursor: 'pointer',
  [`&.${menuItemClasses.focusVisible}, &:hover`]: {
    backgroundColor: theme.palette.primary.soft,
    boxShadow: `inset 0 0 0 2px ${theme.palette.primary.main}`,
  },
  [`&.${menuItemClasses.disabled}`]: { color: theme.palette.text.secondary, opacity: 0.7 },
}));
