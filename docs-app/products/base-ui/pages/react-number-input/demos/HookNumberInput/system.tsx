import * as React from 'react';
import {
  unstable_useNumberInput as useNumberInput,
  type UseNumberInputParameters,
} from '@mui/base/unstable_useNumberInput';
import { styled } from '@mui/system';

function Copies(props: UseNumberInputParameters) {
  const { focused, getDecrementButtonProps, getIncrementButtonProps, getInputProps, getRootProps } =
    useNumberInput(props);

  return (
    <Field {...getRootProps()} data-focus={focused || undefined}>
      <Button {...getDecrementButtonProps()} type="button" aria-label="One copy less">
        −
      </Button>
      <Input {...getInputProps()} role="spinbutton" inputMode="numeric" />
      <Button {...getIncrementButtonProps()} type="button" aria-label="One copy more">
        +
      </Button>
    </Field>
  );
}

export default function HookNumberInput() {
  const [copies, setCopies] = React.useState<number | null>(1);

  return (
    <Column>
      <label htmlFor="copies">Copies of the invoice</label>
      <Copies
        inputId="copies"
        min={1}
        max={5}
        value={copies}
        onChange={(_, next) => setCopies(next)}
      />
      <span role="status">{(copies ?? 0) * 2} sheets of paper</span>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const Field = styled('div')({
  display: 'flex',
  border: `1px solid ${colors.border}`,
  borderRadius: 999,
  backgroundColor: colors.paper,
  '&[data-focus]': { outline: `2px solid ${colors.primary}` },
});

const Button = styled('button')({
  width: 40,
  height: 40,
  border: 0,
  borderRadius: 999,
  backgroundColor: 'transparent',
  color: colors.primary,
  font: 'inherit',
  cursor: 'pointer',
  '&:disabled': { color: colors.secondary, cursor: 'default' },
});

const Input = styled('input')({
  width: 40,
  border: 0,
  outline: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'center',
});
