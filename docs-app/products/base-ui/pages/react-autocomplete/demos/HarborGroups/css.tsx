import { useAutocomplete, type AutocompleteGroupedOption } from '@mui/base/useAutocomplete';
import './HarborGroups.css';

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
