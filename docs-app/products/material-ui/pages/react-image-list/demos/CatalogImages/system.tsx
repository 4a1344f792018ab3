import { pictures } from '../WorkshopPictures/pictures.ts';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

export default function CatalogImages() {
  return (
    <ImageList cols={3} rowHeight={100} sx={{ maxWidth: 420 }}>
      {pictures.slice(0, 3).map(({ title, source }) => (
        <ImageListItem key={title}>
          <img src={source} alt={title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
