import { ClassNames } from '@emotion/react';
import Chip from '@mui/material/Chip';

export default function EmotionChip() {
  return (
    <ClassNames>
      {({ css }) => (
        <Chip
          label="Draft of invoice 2041"
          variant="outlined"
          className={css({ border: '1px dashed currentColor', borderRadius: 4 })}
        />
      )}
    </ClassNames>
  );
}
