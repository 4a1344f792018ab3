import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './ReviewField.css';

export default function ReviewField() {
  const [review, setReview] = React.useState('The mug arrived on Tuesday.');

  return (
    <div className="ReviewField">
      <label htmlFor="review">Your review of the mug</label>
      <TextareaAutosize
        className="ReviewField-textarea"
        id="review"
        minRows={2}
        maxRows={5}
        value={review}
        onChange={(event) => setReview(event.target.value)}
        placeholder="What would you tell a friend?"
        aria-describedby="review-count"
      />
      <span id="review-count">Characters: {review.length}</span>
    </div>
  );
}
