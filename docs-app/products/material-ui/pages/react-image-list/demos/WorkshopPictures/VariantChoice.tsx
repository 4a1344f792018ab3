import FormControlLabel from '@mui/material/FormControlLabel';
import type { ImageListProps } from '@mui/material/ImageList';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const variants = ['standard', 'quilted', 'woven', 'masonry'] as const;

interface VariantChoiceProps {
  value: ImageListProps['variant'];
  onChange: (variant: ImageListProps['variant']) => void;
}

/** Radio buttons for the variants of an image list. */
export function VariantChoice({ value, onChange }: VariantChoiceProps) {
  return (
    <RadioGroup
      row
      aria-label="Variant"
      value={value}
      onChange={(_, name) => onChange(name as ImageListProps['variant'])}
    >
      {variants.map((name) => (
        <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
      ))}
    </RadioGroup>
  );
}
