import { useAutocomplete } from '@mui/base/useAutocomplete';
import './PackingTeam.css';

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
    <div className="PackingTeam">
      <label htmlFor="packing-team" {...search.getInputLabelProps()}>
        Packers of order 318
      </label>
      <div className="PackingTeam-field" {...search.getRootProps()} ref={setAnchorEl}>
        {value.map((name, index) => {
          const { key, onDelete, ...props } = search.getTagProps({ index });
          return (
            <span className="PackingTeam-tag" key={key} {...props}>
              {name}
              <button
                className="PackingTeam-remove"
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
        <input className="PackingTeam-input" {...search.getInputProps()} />
        {found.length > 0 && (
          <ul className="PackingTeam-list" {...search.getListboxProps()}>
            {found.map((option, index) => {
              const { key, ...props } = search.getOptionProps({ option, index });
              return (
                <li className="PackingTeam-option" key={key} {...props}>
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
