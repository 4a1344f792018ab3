import * as React from 'react';
import { Button as BaseButton, type ButtonProps } from '@mui/base/Button';

function Button(props: ButtonProps) {
  return (
    <BaseButton
      {...props}
      className="cursor-pointer rounded-lg border-0 bg-[#1a5fb4] px-4 py-2 font-[inherit] text-[length:inherit]/[inherit] font-semibold text-white outline-offset-2 outline-[#1a5fb4] dark:bg-[#8ab8ff] dark:text-[#0e1726] dark:outline-[#8ab8ff] [&.base--active]:translate-y-px [&.base--disabled]:cursor-default [&.base--disabled]:bg-[#d0d7e2] [&.base--disabled]:text-[#4d586b] dark:[&.base--disabled]:bg-[#3a4458] dark:[&.base--disabled]:text-[#b6bfcf] [&.base--focusVisible]:outline-3"
    />
  );
}

export default function SaveButton() {
  const [saved, setSaved] = React.useState(false);

  return (
    <div className="flex flex-wrap items-center gap-4 text-[#1a2233] dark:text-[#e8ecf4]">
      <Button onClick={() => setSaved(true)} disabled={saved}>
        Save invoice
      </Button>
      <Button onClick={() => setSaved(false)} disabled={!saved}>
        Edit again
      </Button>
      <span role="status">{saved && 'Invoice 318 is saved.'}</span>
    </div>
  );
}
