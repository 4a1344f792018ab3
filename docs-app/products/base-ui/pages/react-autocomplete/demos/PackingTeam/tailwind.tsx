import { useAutocomplete } from '@mui/base/useAutocomplete';

const packers = ['Ada', 'Bela', 'Clara', 'Dora', 'Emma'];

export default function PackingTeam() {
  const { setAnchorEl, value, ...search } = useAutocomplete({
    id: 'packing-team',
    options: packers,
    multiple: true,
    defaultValue: ['Ada'],
    filterSelectedOptions: true,
    autoHighlight: true,
  });
  const found = search.groupedOptions as string[];

  return (
    <div className="grid gap-2 content-start max-w-80 min-h-70 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="packing-team" {...search.getInputLabelProps()}>
        Packers of order 318
      </label>
      <div
        className="relative flex flex-wrap gap-1 p-1 border border-[#6b7689] rounded-lg bg-white outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] focus-within:outline-2"
        {...search.getRootProps()}
        ref={setAnchorEl}
      >
        {value.map((name, index) => {
          const { key, onDelete, ...props } = search.getTagProps({ index });
          return (
            <span
              className="flex items-center ps-2 rounded-sm outline-0 bg-[#e4ecf6] dark:bg-[#283449] focus:inset-ring-2 focus:inset-ring-[#1a5fb4] dark:focus:inset-ring-[#8ab8ff]"
              key={key}
              {...props}
            >
              {name}
              <button
                className="size-7 border-0 bg-transparent text-inherit [font:inherit] cursor-pointer"
                type="button"
                tabIndex={-1}
                onClick={onDelete}
                aria-label={`Remove ${name}`}
              >
                ×
              </button>
            </span>
          );
        })}
        <input
          className="flex-1 min-w-20 px-2 py-1 border-0 outline-0 bg-transparent text-inherit [font:inherit]"
          {...search.getInputProps()}
        />
        {found.length > 0 && (
          <ul
            className="absolute top-[calc(100%+4px)] inset-x-0 z-1 m-0 p-1 border border-[#6b7689] rounded-lg bg-white list-none dark:border-[#8d99ad] dark:bg-[#1b2230]"
            {...search.getListboxProps()}
          >
            {found.map((option, index) => {
              const { key, ...props } = search.getOptionProps({ option, index });
              return (
                <li
                  className="p-2 rounded-lg cursor-pointer [&.Mui-focused]:inset-ring-2 [&.Mui-focused]:inset-ring-[#1a5fb4] dark:[&.Mui-focused]:inset-ring-[#8ab8ff]"
                  key={key}
                  {...props}
                >
                  {option}
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <span role="status">
        {value.length} of {packers.length} packers
      </span>
    </div>
  );
}
