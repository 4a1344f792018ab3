import { useAutocomplete, type AutocompleteGroupedOption } from '@mui/base/useAutocomplete';

const harbors = [
  { name: 'Aarhus', country: 'Denmark' },
  { name: 'Esbjerg', country: 'Denmark' },
  { name: 'Bergen', country: 'Norway' },
  { name: 'Oslo', country: 'Norway' },
  { name: 'Gdansk', country: 'Poland' },
  { name: 'Gdynia', country: 'Poland' },
  { name: 'Szczecin', country: 'Poland' },
  { name: 'Porto', country: 'Portugal' },
  { name: 'Lisbon', country: 'Portugal' },
  { name: 'Sines', country: 'Portugal' },
  { name: 'Barcelona', country: 'Spain' },
  { name: 'Bilbao', country: 'Spain' },
  { name: 'Valencia', country: 'Spain' },
  { name: 'Gothenburg', country: 'Sweden' },
  { name: 'Malmö', country: 'Sweden' },
  { name: 'Stockholm', country: 'Sweden' },
];

export default function HarborGroups() {
  const search = useAutocomplete({
    id: 'harbor-groups',
    options: harbors,
    getOptionLabel: ({ name }) => name,
    groupBy: ({ country }) => country,
    openOnFocus: true,
  });
  const groups = search.groupedOptions as AutocompleteGroupedOption<(typeof harbors)[number]>[];

  return (
    <div className="grid gap-2 content-start max-w-80 min-h-75 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="harbor-groups" {...search.getInputLabelProps()}>
        Harbor of departure
      </label>
      <div className="relative" {...search.getRootProps()}>
        <input
          className="box-border w-full px-3 py-2 border border-[#6b7689] rounded-lg bg-white text-inherit [font:inherit] outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] focus:outline-2"
          {...search.getInputProps()}
        />
        {groups.length > 0 && (
          <ul
            className="box-border absolute top-[calc(100%+4px)] inset-x-0 z-1 max-h-55 overflow-auto m-0 p-1 border border-[#6b7689] rounded-lg bg-white list-none dark:border-[#8d99ad] dark:bg-[#1b2230]"
            {...search.getListboxProps()}
          >
            {groups.map(({ key: groupKey, group, index: first, options }) => (
              <li key={groupKey} role="presentation">
                <div
                  className="px-2 pt-2 pb-1 text-[#4d586b] text-[0.875rem] dark:text-[#b6bfcf]"
                  aria-hidden
                >
                  {group}
                </div>
                <ul className="m-0 p-0 list-none" role="group" aria-label={group}>
                  {options.map((option, index) => {
                    const { key, ...props } = search.getOptionProps({
                      option,
                      index: first + index,
                    });
                    return (
                      <li
                        className="px-2 py-1.5 rounded-lg cursor-pointer [&.Mui-focused]:inset-ring-2 [&.Mui-focused]:inset-ring-[#1a5fb4] aria-selected:bg-[#e4ecf6] dark:[&.Mui-focused]:inset-ring-[#8ab8ff] dark:aria-selected:bg-[#283449]"
                        key={key}
                        {...props}
                      >
                        {option.name}
                      </li>
                    );
                  })}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
