import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';

function ParcelButton() {
  const { getRootProps } = useMenuButton();
  return (
    <button
      className="px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3"
      {...getRootProps()}
    >
      Parcel 12
    </button>
  );
}

function ParcelMenu({ children }: { children: React.ReactNode }) {
  const { contextValue, getListboxProps, open } = useMenu();
  return (
    <ul
      className="absolute top-full start-0 z-1 min-w-45 mx-0 my-1 p-1 border border-[#6b7689] rounded-lg outline-0 bg-white list-none dark:border-[#8d99ad] dark:bg-[#1b2230]"
      {...getListboxProps()}
      aria-label="Parcel 12"
      hidden={!open}
    >
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
    <li
      className="px-3 py-2 rounded-lg outline-0 cursor-pointer focus:bg-[#e4ecf6] focus:inset-ring-2 focus:inset-ring-[#1a5fb4] dark:focus:bg-[#283449] dark:focus:inset-ring-[#8ab8ff]"
      {...getRootProps({ onClick: () => onRun(name) })}
    >
      {name}
    </li>
  );
}

export default function HookMenu() {
  const { contextValue } = useDropdown();
  const [done, setDone] = React.useState('');

  return (
    <div className="relative flex flex-wrap items-center gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
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
