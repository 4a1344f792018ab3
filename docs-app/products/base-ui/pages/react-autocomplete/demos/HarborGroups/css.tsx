import { useAutocomplete, type AutocompleteGroupedOption } from '@mui/base/useAutocomplete';
import './HarborGroups.css';

const harbors = [
  { name: 'Aarhus', country: 'Denmark' },
  { name: 'Esbjerg', country: 'Denmark' },
  { name: 'Bergen', country: 'Norway' },
  { name: 'Oslo', country: 'Norway' },
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
    <div className="HarborGroups">
      <label htmlFor="harbor-groups" {...search.getInputLabelProps()}>
        Harbor of departure
      </label>
      <div className="HarborGroups-field" {...search.getRootProps()}>
        <input className="HarborGroups-input" {...search.getInputProps()} />
        {groups.length > 0 && (
          <ul className="HarborGroups-list" {...search.getListboxProps()}>
            {groups.map(({ key: groupKey, group, index: first, options }) => (
              <li key={groupKey} role="presentation">
                <div className="HarborGroups-country" aria-hidden>
                  {group}
                </div>
                <ul className="HarborGroups-group" role="group" aria-label={group}>
                  {options.map((option, index) => {
                    const { key, ...props } = search.getOptionProps({
                      option,
                      index: first + index,
                    });
                    return (
                      <li className="HarborGroups-option" key={key} {...props}>
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
