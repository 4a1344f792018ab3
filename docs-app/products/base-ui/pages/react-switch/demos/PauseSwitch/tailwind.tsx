import { Switch } from '@mui/base/Switch';

export default function PauseSwitch() {
  return (
    <label className="flex items-center gap-3 text-[#1a2233] dark:text-[#e8ecf4]" htmlFor="pause">
      <Switch
        className="relative inline-block w-11 h-6.5 forced-color-adjust-none [&_.base-Switch-track]:absolute [&_.base-Switch-track]:inset-0 [&_.base-Switch-track]:rounded-full [&_.base-Switch-track]:bg-[#6b7689] [&_.base-Switch-thumb]:absolute [&_.base-Switch-thumb]:top-0.75 [&_.base-Switch-thumb]:start-0.75 [&_.base-Switch-thumb]:w-5 [&_.base-Switch-thumb]:h-5 [&_.base-Switch-thumb]:rounded-full [&_.base-Switch-thumb]:bg-white [&_.base-Switch-input]:absolute [&_.base-Switch-input]:inset-0 [&_.base-Switch-input]:w-full [&_.base-Switch-input]:h-full [&_.base-Switch-input]:m-0 [&_.base-Switch-input]:opacity-0 [&_.base-Switch-input]:cursor-pointer [&.base--checked_.base-Switch-track]:bg-[#1a5fb4] [&.base--checked_.base-Switch-thumb]:start-5.25 [&.base--focusVisible_.base-Switch-track]:outline-3 [&.base--focusVisible_.base-Switch-track]:outline-[#1a5fb4] [&.base--focusVisible_.base-Switch-track]:outline-offset-2 dark:[&_.base-Switch-track]:bg-[#8d99ad] dark:[&_.base-Switch-thumb]:bg-[#1b2230] dark:[&.base--checked_.base-Switch-track]:bg-[#8ab8ff] dark:[&.base--focusVisible_.base-Switch-track]:outline-[#8ab8ff]"
        defaultChecked
        slotProps={{ input: { id: 'pause' } }}
      />
      Orders are open
    </label>
  );
}
