import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

export default function ReviewField() {
  const [review, setReview] = React.useState('The mug arrived on Tuesday.');

  return (
    <Column>
      <label htmlFor="review">Your review of the mug</label>
      <Textarea
        id="review"
        minRows={2}
        maxRows={5}
        value={review}
        onChange={(event) => setReview(event.target.value)}
        placeholder="What would you tell a friend?"
        aria-describedby="review-count"
      />
      <span id="review-count">Characters: {review.length}</span>
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
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 320,
  color: colors.text,
}));

const Textarea = styled(TextareaAutosize)(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  resize: 'none',
  '&::placeholder': { color: colors.secondary, opacity: 1 },
  '&:focus-visible': { outline: `2px solid ${colors.primary}` },
}));
