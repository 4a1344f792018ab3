import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import { styled } from '@mui/system';

function ParcelButton() {
  const { getRootProps } = useMenuButton();
  return <Button {...getRootProps()}>Parcel 12</Button>;
}

function ParcelMenu({ children }: { children: React.ReactNode }) {
  const { contextValue, getListboxProps, open } = useMenu();
  return (
    <Listbox {...getListboxProps()} aria-label="Parcel 12" hidden={!open}>
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </Listbox>
  );
}

interface ActionProps {
  name: string;
  onRun: (name: string) => void;
}

function ParcelAction({ name, onRun }: ActionProps) {
  const ref = React.useRef<HTMLLIElement>(null);
  const { getRootProps } = useMenuItem({ rootRef: ref });
  return <Item {...getRootProps({ onClick: () => onRun(name) })}>{name}</Item>;
}

export default function HookMenu() {
  const { contextValue } = useDropdown();
  const [done, setDone] = React.useState('');

  return (
    <Row>
      <DropdownContext.Provider value={contextValue}>
        <ParcelButton />
        <ParcelMenu>
          <ParcelAction name="Weigh" onRun={setDone} />
          <ParcelAction name="Print label" onRun={setDone} />
        </ParcelMenu>
      </DropdownContext.Provider>
      <span role="status">{done && `Done: ${done}`}</span>
    </Row>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Listbox = styled('ul')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: 1,
  minWidth: 180,
  margin: theme.spacing(0.5, 0),
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  outline: 0,
  backgroundColor: colors.paper,
  listStyle: 'none',
}));

const Item = styled('li')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  borderRadius: 8,
  outline: 0,
  cursor: 'pointer',
  '&:focus': { backgroundColor: colors.soft, boxShadow: `inset 0 0 0 2px ${colors.primary}` },
}));
