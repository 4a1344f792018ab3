import useAutocomplete from '@mui/material/useAutocomplete';
import Box from '@mui/material/Box';

const berths = ['North quay 1', 'North quay 2', 'South quay 1', 'South quay 2'];

export default function BerthField() {
  const field = useAutocomplete({ options: berths });
  const options = field.groupedOptions as string[];

  return (
    <Box sx={{ position: 'relative', width: 240 }}>
      <div {...field.getRootProps()}>
        <label {...field.getInputLabelProps()} htmlFor={field.id}>
          Berth
        </label>
        <Box
          component="input"
          {...field.getInputProps()}
          sx={{ width: 1, p: 1, font: 'inherit' }}
        />
      </div>
      {options.length > 0 && (
        <Box
          component="ul"
          {...field.getListboxProps()}
          sx={{
            position: 'absolute',
            zIndex: 1,
            width: 1,
            m: 0,
            p: 0,
            border: 1,
            listStyle: 'none',
            bgcolor: 'background.paper',
            '& li': { p: 1 },
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
    </Box>
  );
}
