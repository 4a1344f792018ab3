import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures.ts';

export default function TitledImages() {
  return (
    <ImageList gap={16} sx={{ maxWidth: 320 }}>
      {pictures.map(({ title, maker, source }) => (
        <ImageListItem key={title}>
          <img src={source} alt="" />
          <ImageListItemBar position="below" title={title} subtitle={maker} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
