import { Switch } from '@mui/base/Switch';

export default function SlotSwitch() {
  return (
    <Switch
      className="relative inline-block p-1 border border-[#6b7689] rounded-full bg-[#e4ecf6] text-[#1a2233] outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#283449] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] [&_.base-Switch-thumb]:inline-block [&_.base-Switch-thumb]:min-w-12 [&_.base-Switch-thumb]:px-2 [&_.base-Switch-thumb]:py-1 [&_.base-Switch-thumb]:rounded-full [&_.base-Switch-thumb]:bg-white [&_.base-Switch-thumb]:text-center [&.base--checked_.base-Switch-thumb]:bg-[#1a5fb4] [&.base--checked_.base-Switch-thumb]:text-white [&_.base-Switch-input]:absolute [&_.base-Switch-input]:inset-0 [&_.base-Switch-input]:w-full [&_.base-Switch-input]:h-full [&_.base-Switch-input]:m-0 [&_.base-Switch-input]:opacity-0 [&_.base-Switch-input]:cursor-pointer [&.base--focusVisible]:outline-3 dark:[&_.base-Switch-thumb]:bg-[#1b2230] dark:[&.base--checked_.base-Switch-thumb]:bg-[#8ab8ff] dark:[&.base--checked_.base-Switch-thumb]:text-[#0e1726]"
      defaultChecked
      slotProps={{
        input: { 'aria-label': 'The shop takes orders' },
        thumb: ({ checked }) => ({ children: checked ? 'open' : 'shut', 'aria-hidden': true }),
      }}
    />
  );
}
