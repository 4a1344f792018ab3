import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

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
    <Column>
      <label htmlFor="packing-team" {...search.getInputLabelProps()}>
        Packers of order 318
      </label>
      <Field {...search.getRootProps()} ref={setAnchorEl}>
        {value.map((name, index) => {
          const { key, onDelete, ...props } = search.getTagProps({ index });
          return (
            <Tag key={key} {...props}>
              {name}
              <Remove type="button" tabIndex={-1} onClick={onDelete} aria-label={`Remove ${name}`}>
                ×
              </Remove>
            </Tag>
          );
        })}
        <Input {...search.getInputProps()} />
        {found.length > 0 && (
          <Listbox {...search.getListboxProps()}>
            {found.map((option, index) => {
              const { key, ...props } = search.getOptionProps({ option, index });
              return (
                <Option key={key} {...props}>
                  {option}
                </Option>
              );
            })}
          </Listbox>
        )}
      </Field>
      <span role="status">
        {value.length} of {packers.length} packers
      </span>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
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
  minHeight: 280,
  color: colors.text,
}));

const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  '&:focus-within': { outline: `2px solid ${colors.primary}` },
}));

const Tag = styled('span')({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: 8,
  borderRadius: 4,
  outline: 0,
  backgroundColor: colors.soft,
  '&:focus': { boxShadow: `inset 0 0 0 2px ${colors.primary}` },
});

const Remove = styled('button')({
  width: 28,
  height: 28,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});

const Input = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 80,
  padding: theme.spacing(0.5, 1),
  border: 0,
  outline: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
}));

const Listbox = styled('ul')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInline: 0,
  zIndex: 1,
  margin: 0,
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  listStyle: 'none',
}));

const Option = styled('li')(({ theme }) => ({
  padding: theme.spacing(1),
  borderRadius: 8,
  cursor: 'pointer',
  '&.Mui-focused': { boxShadow: `inset 0 0 0 2px ${colors.primary}` },
}));
