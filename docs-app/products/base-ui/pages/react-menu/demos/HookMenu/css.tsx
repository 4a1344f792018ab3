import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import './HookMenu.css';

function ParcelButton() {
  const { getRootProps } = useMenuButton();
  return (
    <button className="HookMenu-button" {...getRootProps()}>
      Parcel 12
    </button>
  );
}

function ParcelMenu({ children }: { children: React.ReactNode }) {
  const { contextValue, getListboxProps, open } = useMenu();
  return (
    <ul className="HookMenu-list" {...getListboxProps()} aria-label="Parcel 12" hidden={!open}>
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </ul>
  );
}

interface ActionProps {
  name: string;
  onRun: (name: string) => void;
}

function ParcelAction({ name, onRun }: ActionProps) {
  const ref = React.useRef<HTMLLIElement>(null);
  const { getRootProps } = useMenuItem({ rootRef: ref });
  return (
    <li className="HookMenu-item" {...getRootProps({ onClick: () => onRun(name) })}>
      {name}
    </li>
  );
}

export default function HookMenu() {
  const { contextValue } = useDropdown();
  const [done, setDone] = React.useState('');

  return (
    <div className="HookMenu">
      <DropdownContext.Provider value={contextValue}>
        <ParcelButton />
        <ParcelMenu>
          <ParcelAction name="Weigh" onRun={setDone} />
          <ParcelAction name="Print label" onRun={setDone} />
        </ParcelMenu>
      </DropdownContext.Provider>
      <span role="status">{done && `Done: ${done}`}</span>
    </div>
  );
}
