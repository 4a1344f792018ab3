import { useInput } from '@mui/base/useInput';
import { styled } from '@mui/system';

interface FieldProps {
  id: string;
  label: string;
}

function Field({ id, label }: FieldProps) {
  const { focused, getInputProps, getRootProps } = useInput({ defaultValue: '' });

  return (
    <Box {...getRootProps()} data-focus={focused || undefined}>
      <Label htmlFor={id}>{label}</Label>
      <Control {...getInputProps()} id={id} autoComplete="off" />
    </Box>
  );
}

export default function HookInput() {
  return <Field id="parcel-name" label="Name on the parcel" />;
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  maxWidth: 280,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  '&[data-focus]': { borderColor: colors.primary, outline: `1px solid ${colors.primary}` },
}));

const Label = styled('label')({
  color: colors.secondary,
  fontSize: '0.875rem',
});

const Control = styled('input')(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(0.5, 0),
  border: 0,
  outline: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
}));
