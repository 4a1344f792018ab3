import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList, { type ImageListProps } from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import { pictures } from './pictures.ts';
import { VariantChoice } from './VariantChoice.tsx';

export default function WorkshopPictures() {
  const [variant, setVariant] = React.useState<ImageListProps['variant']>('quilted');
  const [noted, setNoted] = React.useState('Nothing');
  const isQuilt = variant === 'quilted';

  return (
    <div>
      <VariantChoice value={variant} onChange={setVariant} />
      <ImageList
        aria-label="From the workshop"
        variant={variant}
        cols={isQuilt ? 3 : 2}
        gap={8}
        rowHeight={isQuilt ? 120 : 'auto'}
        sx={{ maxWidth: 480 }}
      >
        {pictures.map(({ title, maker, source, isLarge }) => (
          <ImageListItem
            key={title}
            cols={isQuilt && isLarge ? 2 : 1}
            rows={isQuilt && isLarge ? 2 : 1}
          >
            <img src={source} alt="" />
            <ImageListItemBar
              title={title}
              subtitle={isLarge ? `Made by ${maker}` : maker}
              actionIcon={
                <IconButton
                  aria-label={`Note ${title}`}
                  onClick={() => setNoted(title)}
                  size="small"
                  sx={{ color: 'common.white' }}
                >
                  <AddIcon />
                </IconButton>
              }
            />
          </ImageListItem>
        ))}
      </ImageList>
      <Typography role="status">{noted} is on the list.</Typography>
    </div>
  );
}
