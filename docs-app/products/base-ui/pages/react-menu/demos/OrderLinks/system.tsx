import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import { styled } from '@mui/system';

interface OrderLinkProps {
  href: string;
  children: string;
}

function OrderLink({ href, children }: OrderLinkProps) {
  const ref = React.useRef<HTMLAnchorElement>(null);
  const { getRootProps } = useMenuItem({ rootRef: ref, label: children });

  return (
    <li role="none">
      <Anchor {...getRootProps()} href={href}>
        {children}
      </Anchor>
    </li>
  );
}

export default function OrderLinks() {
  return (
    <Row>
      <Dropdown>
        <MenuButton>Order 20418</MenuButton>
        <Menu
          slots={{ root: Popup, listbox: Listbox }}
          slotProps={{
            root: { disablePortal: true, strategy: 'fixed', placement: 'bottom-start' },
          }}
        >
          <OrderLink href="#order-20418">Details</OrderLink>
          <OrderLink href="#invoice-318">Invoice 318</OrderLink>
          <OrderLink href="#parcel-12">Parcel 12</OrderLink>
        </Menu>
      </Dropdown>
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

const Anchor = styled('a')(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(1, 1.5),
  borderRadius: 8,
  outline: 0,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:focus-visible, &:hover': {
    backgroundColor: colors.soft,
    boxShadow: `inset 0 0 0 2px ${colors.primary}`,
  },
}));
