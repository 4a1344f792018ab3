import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

export default function ReviewField() {
  const [review, setReview] = React.useState('The mug arrived on Tuesday.');

  return (
    <div className="relative grid max-w-80 gap-2 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="review">Your review of the mug</label>
      <TextareaAutosize
        className="box-border w-full resize-none rounded-lg border border-[#6b7689] bg-white px-3 py-2 text-inherit outline-[#1a5fb4] [font:inherit] placeholder:text-[#4d586b] placeholder:opacity-100 focus-visible:outline-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] dark:placeholder:text-[#b6bfcf]"
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
