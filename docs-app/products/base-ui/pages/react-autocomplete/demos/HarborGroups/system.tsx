import { useAutocomplete, type AutocompleteGroupedOption } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

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
    <Column>
      <label htmlFor="harbor-groups" {...search.getInputLabelProps()}>
        Harbor of departure
      </label>
      <Field {...search.getRootProps()}>
        <Input {...search.getInputProps()} />
        {groups.length > 0 && (
          <Listbox {...search.getListboxProps()}>
            {groups.map(({ key: groupKey, group, index: first, options }) => (
              <li key={groupKey} role="presentation">
                <Country aria-hidden>{group}</Country>
                <Group role="group" aria-label={group}>
                  {options.map((option, index) => {
                    const { key, ...props } = search.getOptionProps({
                      option,
                      index: first + index,
                    });
                    return (
                      <Option key={key} {...props}>
                        {option.name}
                      </Option>
                    );
                  })}
                </Group>
              </li>
            ))}
          </Listbox>
        )}
      </Field>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  alignContent: 'start',
  maxWidth: 320,
  minHeight: 300,
  color: colors.text,
}));

const Field = styled('div')({
  position: 'relative',
});

const Input = styled('input')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  '&:focus': { outline: `2px solid ${colors.primary}` },
}));

const Listbox = styled('ul')(({ theme }) => ({
  boxSizing: 'border-box',
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInline: 0,
  zIndex: 1,
  maxHeight: 220,
  overflow: 'auto',
  margin: 0,
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  listStyle: 'none',
}));

const Group = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Country = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 1, 0.5),
  color: colors.secondary,
  fontSize: '0.875rem',
}));

const Option = styled('li')(({ theme }) => ({
  padding: theme.spacing(0.75, 1),
  borderRadius: 8,
  cursor: 'pointer',
  '&.Mui-focused': { boxShadow: `inset 0 0 0 2px ${colors.primary}` },
  '&[aria-selected="true"]': { backgroundColor: colors.soft },
}));
