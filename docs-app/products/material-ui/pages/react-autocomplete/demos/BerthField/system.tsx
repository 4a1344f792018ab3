import useAutocomplete from '@mui/material/useAutocomplete';
import Box from '@mui/material/Box';

const berths = ['North quay 1', 'North quay 2', 'South quay 1', 'South quay 2'];

export default function BerthField() {
  const field = useAutocomplete({ options: berths });
  const options = field.groupedOptions as string[];

  return (
    <div>
      <div {...field.getRootProps()}>
        <label {...field.getInputLabelProps()} htmlFor={field.id} style={{ display: 'block' }}>
          Berth
        </label>
        <input {...field.getInputProps()} />
      </div>
      {options.length > 0 && (
        <Box
          component="ul"
          {...field.getListboxProps()}
          sx={{
            p: 0,
            maxWidth: 240,
            listStyle: 'none',
            '& .Mui-focused': { bgcolor: 'action.selected' },
          }}
        >
          {options.map((option, index) => {
            const { key, ...optionProps } = field.getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps}>
                {option}
              </li>
            );
          })}
        </Box>
      )}
    </div>
  );
}
